/** Ends an exhaustive `switch`: compiles only when every case is handled. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
