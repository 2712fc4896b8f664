/** What an address says, when it is one of these; the first of them when it says nothing, or something else. */
export const among = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => value === text) ?? values[0];
