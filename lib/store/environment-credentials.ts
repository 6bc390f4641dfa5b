/**
 * Credentials of the Lambda environment, where they always stand.
 *
 * A bundle takes this module in the place of `@aws-sdk/credential-provider-node` (esbuild's `alias`): the SDK's chain
 * also looks for profiles, SSO, containers and instance metadata, takes 134 KiB of a bundle, and finds nothing else on
 * Lambda.
 * @throws Error (the provider) when the environment has none
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  };
};
