import type { NotificationPreferences, PreferenceChanges } from '@aera/contracts';

type Types = NonNullable<PreferenceChanges['types']>;

/** Returns `base` with `changes`, which are merged within each notification type. */
export function mergeChanges<Base extends PreferenceChanges>(base: Base, changes: PreferenceChanges): Base {
  const types: Types = { ...base.types };
  for (const [type, channels] of Object.entries(changes.types ?? {}) as [keyof Types, Types[keyof Types]][])
    types[type] = { ...types[type], ...channels };
  return { ...base, ...changes, types };
}

/** The values in `previous` of the fields that `changes` has. */
export function toPrevious(
  { types = {}, ...fields }: PreferenceChanges,
  previous: NotificationPreferences,
): PreferenceChanges {
  const previousChannels = Object.entries(previous.types)
    .filter(([type]) => type in types)
    .map(([type, channels]) => [type, pick(channels, types[type as keyof Types] ?? {})]);
  return { ...pick(previous, fields), types: Object.fromEntries(previousChannels) as Types };
}

const pick = <T extends object>(values: T, fields: object): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in fields)) as Partial<T>;
