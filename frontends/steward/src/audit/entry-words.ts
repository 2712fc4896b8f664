import type { AuditRow } from '@aera/contracts';
import { auditWords as words } from './audit-words.ts';

type Entry = AuditRow['entry'];

/** Whose doing it was, for people. */
export function whoOf(entry: Entry): string {
  if (entry.kind === 'fact')
    return entry.actor.startsWith('steward:') ? entry.actor.slice(8) : words.platform;
  if (entry.kind === 'outcome') return words.platform;
  return entry.actor?.username ?? entry.actor?.id ?? words.nobody;
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
