import type { EventStore } from '@aera/event-store';
import { visitorStream } from '../consents/visitor-stream.ts';

/** One time that a session was erased. */
export interface Erasure {
  readonly id: string;
  readonly at: string;
  readonly sessionId: string;
  readonly consentIds: readonly string[];
}

/** Every erasure of these sessions, as their streams tell it: at once, whatever is projected of it. */
export async function findErasures(
  store: Pick<EventStore, 'stream'>,
  sessions: readonly string[],
): Promise<Erasure[]> {
  const streams = await Promise.all(sessions.map((sessionId) => store.stream(visitorStream).read(sessionId)));
  return streams
    .flat()
    .flatMap(({ id, type, data }) =>
      type === 'VisitorErased'
        ? [{ id, at: data.erasedAt, sessionId: data.sessionId, consentIds: data.consentIds }]
        : [],
    );
}
