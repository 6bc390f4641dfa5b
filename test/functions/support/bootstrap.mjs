/**
 * The smallest runtime client that runs a function as Lambda does: next, handle, response or error, one invocation at a
 * time (https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html). Plain JavaScript, so that nothing is
 * transpiled within a measured start.
 */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const base = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const agent = new Agent({ keepAlive: true });

function call(method, path, body) {
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { method, agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const fault = ({ name, message, stack }) =>
  JSON.stringify({ errorType: name, errorMessage: message, stackTrace: String(stack).split('\n') });

let handler;
try {
  const [module, name] = process.env._HANDLER.split('.');
  ({ [name]: handler } = await import(pathToFileURL(join(process.env.LAMBDA_TASK_ROOT, `${module}.mjs`))));
} catch (error) {
  await call('POST', '/init/error', fault(error));
  process.exit(1);
}

for (;;) {
  const { headers, body } = await call('GET', '/invocation/next');
  const id = headers['lambda-runtime-aws-request-id'];
  try {
    const answer = await handler(JSON.parse(body), { awsRequestId: id });
    await call('POST', `/invocation/${id}/response`, JSON.stringify(answer ?? null));
  } catch (error) {
    await call('POST', `/invocation/${id}/error`, fault(error));
  }
}
