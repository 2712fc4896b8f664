/** Logs a failure to the browser's console that visitors need not see. */
export const logFailure = (message: string, ...details: unknown[]): void =>
  globalThis.console.error(message, ...details);
