/** Tests read answers as data. */
export {};

declare global {
  interface Response {
    // biome-ignore lint/suspicious/noExplicitAny: answers are checked against the contract, not by types
    json(): Promise<any>;
  }
}
