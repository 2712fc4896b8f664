import type { Sql } from '@aera/event-store';
import type { EventStore } from '@aera/event-store';
import { findSignals } from '../scoring/signal-store.ts';
import type { ResolvedPerson } from '../timeline/resolve-person.ts';
import { type LeadHistory, readHistories } from '../timeline/lead-histories.ts';
import { toIsoInstant } from '../timeline/read-timeline.ts';

type Records = Record<string, unknown[]>;

/** Everything that is held of a person here: what they wrote, what stewards wrote of them, and what the score is made of. */
export async function collectContactData(
  store: EventStore,
  sql: Sql,
  { leads, sure, typed }: Pick<ResolvedPerson, 'leads' | 'sure' | 'typed'>,
): Promise<Records> {
  const histories = await readHistories(store, leads);
  const written = leads.filter(({ name, email, message }) => name !== '' || email !== '' || message !== '');
  return {
    messages: written.map(
      ({ id, name, email, subject, message, status, leadScore, sessionId, source, createdAt }) => ({
        id,
        name,
        email,
        subject,
        message,
        sessionId,
        source,
        status,
        leadScore,
        createdAt: toIsoInstant(createdAt),
      }),
    ),
    notes: histories.flatMap(notesOf),
    nextSteps: histories.flatMap(stepsOf),
    signals: await findSignals(sql, [...sure.sessions, ...typed.sessions]),
  };
}

/** Who of the stewards wrote it is about them, and not told. */
const notesOf = (history: LeadHistory) =>
  history.flatMap(({ type, data }) =>
    type === 'LeadNoted' && data.text !== null
      ? [{ leadId: data.leadId, text: data.text, at: data.notedAt }]
      : [],
  );

const stepsOf = (history: LeadHistory) =>
  history.flatMap(({ type, data }) =>
    type === 'NextStepPlanned' && data.step !== null
      ? [{ leadId: data.leadId, step: data.step, dueAt: data.dueAt, at: data.plannedAt }]
      : [],
  );
