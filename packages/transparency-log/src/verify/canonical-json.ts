/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Serializes a JSON value canonically (RFC 8785): names sorted by UTF-16 unit, no white space, numbers and strings as in ECMAScript.
 * @throws TypeError for values that JSON cannot represent, such as NaN or undefined
 */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value as Record<string, Json>)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${toCanonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (!isJsonValue(value)) throw new TypeError(`JSON cannot represent ${String(value)}.`);
  return JSON.stringify(value);
}

const isJsonValue = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.isWellFormed());
