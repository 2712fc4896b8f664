/** Names of fields that contain credentials. */
const secretFieldPattern = /password|secret|token|recovery/i;

export interface RedactionResult {
  readonly value: unknown;
  /** Names of the removed fields, at any depth. */
  readonly fields: readonly string[];
}

/** Removes credentials from event data or a state. */
export function redactSecrets(value: unknown): RedactionResult {
  const fields = new Set<string>();
  const strip = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(strip);
    if (typeof part !== 'object' || part === null) return part;
    const safeEntries = Object.entries(part).filter(([name, inside]) => {
      const isSecret = secretFieldPattern.test(name) && inside !== null;
      if (isSecret) fields.add(name);
      return !isSecret;
    });
    return Object.fromEntries(safeEntries.map(([name, inside]) => [name, strip(inside)]));
  };
  return { value: strip(value), fields: [...fields] };
}
