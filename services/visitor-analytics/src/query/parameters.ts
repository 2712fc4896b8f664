/** Collects the values of a statement: `add` answers the `$n` that stands for the value. */
export interface Parameters {
  readonly values: unknown[];
  add(value: unknown): string;
}

export function parameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}
