import type { AuditRow } from '@aera/contracts';
import { auditWords as words } from './audit-copy.ts';

type Entry = AuditRow['entry'];

/** User names by account, as far as entries tell them. */
export type Names = ReadonlyMap<string, string>;

export const namesIn = (rows: readonly AuditRow[]): Names =>
  new Map(
    rows.flatMap(({ entry }) =>
      (entry.kind === 'call' || entry.kind === 'refusal') && entry.actor?.username
        ? [[entry.actor.id, entry.actor.username] as const]
        : [],
    ),
  );

/** Whose doing it was, for people. */
export function whoOf(entry: Entry, names: Names = new Map()): string {
  if (entry.kind === 'fact') return actorOf(entry.actor, names);
  if (entry.kind === 'outcome') return words.platform;
  return entry.actor?.username ?? entry.actor?.id ?? words.nobody;
}

function actorOf(actor: string, names: Names): string {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'steward') return names.get(id) ?? id;
  return kind === 'visitor' ? words.nobody : words.platform;
}

/** `NetworkUnblocked` as "Network unblocked". */
const sentence = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export function whatOf(entry: Entry): string {
  if (entry.kind === 'fact') return sentence(entry.type);
  return entry.kind === 'outcome' ? words.entry.outcome : entry.summary;
}

/** What it was done to, one line each. */
export function targetsOf(entry: Entry): string[] {
  if (entry.kind === 'fact') return Object.entries(entry.details).map(([name, value]) => `${name}: ${value}`);
  return entry.kind === 'outcome' ? [entry.callId] : Object.values(entry.params);
}
