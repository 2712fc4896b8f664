export type Plain = { [key: string]: unknown };

/**
 * Lays one object over another as a strategic merge patch of Kubernetes does: maps are merged, and so are lists whose items have a name
 * or a path to be told apart by; other lists, and values, are replaced.
 */
export function merge(under: unknown, over: unknown): unknown {
  if (Array.isArray(under) && Array.isArray(over)) return mergeLists(under as Plain[], over as Plain[]);
  if (!isPlain(under) || !isPlain(over)) return over;
  const laid = Object.entries(over).map(([key, value]) => [
    key,
    key in under ? merge(under[key], value) : value,
  ]);
  return { ...under, ...(Object.fromEntries(laid) as Plain) };
}

/** What items of a list are told apart by. */
const keys = ['mountPath', 'name'];

function mergeLists(under: Plain[], over: Plain[]): unknown[] {
  const key = keys.find((one) => [...under, ...over].every((item) => isPlain(item) && one in item));
  if (!key) return over;
  const added = over.filter((item) => !under.some((other) => other[key] === item[key]));
  const merged = under.map((item) => {
    const laid = over.find((other) => other[key] === item[key]);
    return laid ? merge(item, laid) : item;
  });
  return [...added, ...merged];
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
