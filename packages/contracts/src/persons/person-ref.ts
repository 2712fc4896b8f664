/** What a person can be asked for by, besides a contact of theirs. */
const prefixed = ['session', 'member'] as const;

export interface PersonReference {
  readonly by: 'contact' | (typeof prefixed)[number];
  readonly id: string;
}

/** A reference as it stands in an address: an id alone is a contact's. */
export const formatPersonRef = ({ by, id }: PersonReference): string =>
  by === 'contact' ? id : `${by}-${id}`;

/** What a reference says, in the one spelling of its id; whatever names nothing else is taken for a contact. */
export function parsePersonRef(ref: string): PersonReference {
  const by = prefixed.find((kind) => ref.startsWith(`${kind}-`));
  return { by: by ?? 'contact', id: (by ? ref.slice(by.length + 1) : ref).toLowerCase() };
}

const lengthOfUuid = 36;
const versionAt = 14;

/**
 * True if a session identifies one browser. Before the notice is acknowledged, visits carry a daily hash (UUID version 8) that several
 * people may share.
 */
export const isPersistentSession = (id: string): boolean =>
  id.length === lengthOfUuid && id[versionAt] !== '8';
