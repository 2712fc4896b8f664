/** A piece of SQL and its values; parameters are numbered from `$1`. */
export interface Condition {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** A `where` clause of conditions: each numbers its parameters from one, and here they get their own numbers. */
export function joinConditions(conditions: readonly Condition[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const texts = conditions.map(({ text, values: own = [] }) => {
    const from = values.length;
    values.push(...own);
    return text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${from + Number(at)}`);
  });
  return { text: texts.length > 0 ? `where ${texts.join(' and ')}` : '', values };
}
