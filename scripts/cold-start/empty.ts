/** A function that does nothing: what starting costs before any of ours is loaded. */
export const handler = async () => ({ statusCode: 200, headers: {}, body: '', isBase64Encoded: false });
