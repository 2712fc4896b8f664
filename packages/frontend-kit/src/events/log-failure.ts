/** Says in the browser's console what went wrong where a visitor should not be bothered with it. */
export const logFailure = (message: string, ...details: unknown[]): void =>
  globalThis.console.error(message, ...details);
