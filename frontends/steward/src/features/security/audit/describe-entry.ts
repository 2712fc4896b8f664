import type { AuditRow } from '@aera/contracts';
import { auditCopy as copy } from './audit-copy.ts';

type Entry = AuditRow['entry'];

/** Usernames by account id, from the listed entries. */
export type Names = ReadonlyMap<string, string>;

export const readNames = (rows: readonly AuditRow[]): Names =>
  new Map(
    rows.flatMap(({ entry }) =>
      (entry.kind === 'call' || entry.kind === 'rejection') && entry.actor?.username
        ? [[entry.actor.id, entry.actor.username] as const]
        : [],
    ),
  );

export function describeActor(entry: Entry, names: Names = new Map()): string {
  if (entry.kind === 'event') return formatActor(entry.actor, names);
  if (entry.kind === 'outcome') return copy.platform;
  return entry.actor?.username ?? entry.actor?.id ?? copy.unauthenticated;
}

function formatActor(actor: string, names: Names): string {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'steward') return names.get(id) ?? id;
  return kind === 'visitor' ? copy.unauthenticated : copy.platform;
}

/** `NetworkUnblocked` as "Network unblocked". */
const toSentence = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export function describeAction(entry: Entry): string {
  if (entry.kind === 'event') return toSentence(entry.type);
  return entry.kind === 'outcome' ? copy.entry.outcome : entry.summary;
}

/** One line per target. */
export function listTargets(entry: Entry): string[] {
  if (entry.kind === 'event')
    return Object.entries(entry.details).map(([name, value]) => `${name}: ${value}`);
  return entry.kind === 'outcome' ? [entry.callId] : Object.values(entry.params);
}
