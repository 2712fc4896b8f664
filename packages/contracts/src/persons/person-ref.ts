/** Kinds of references besides a contact id. */
const prefixed = ['session', 'member'] as const;

export interface PersonReference {
  readonly by: 'contact' | (typeof prefixed)[number];
  readonly id: string;
}

/** Formats a reference for a URL: an id without prefix is a contact's. */
export const formatPersonRef = ({ by, id }: PersonReference): string =>
  by === 'contact' ? id : `${by}-${id}`;

/** Parses a reference and normalizes its id; without a known prefix it is a contact id. */
export function parsePersonRef(ref: string): PersonReference {
  const by = prefixed.find((kind) => ref.startsWith(`${kind}-`));
  return { by: by ?? 'contact', id: (by ? ref.slice(by.length + 1) : ref).toLowerCase() };
}

const lengthOfUuid = 36;
const versionAt = 14;

/**
 * Whether a session identifies one browser. Before consent, visits have a daily visitor id (UUID version 8), which several people may
 * share.
 */
export const isPersistentSession = (id: string): boolean =>
  id.length === lengthOfUuid && id[versionAt] !== '8';
