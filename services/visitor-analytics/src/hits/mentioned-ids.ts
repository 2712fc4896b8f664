import { engagementRecorded, type Message } from '@aera/contracts/server';
import { z } from 'zod';
import type { Hit } from './hit-rows.ts';

/** Fields of the messages of the stream that hold ids. */
const Ids = z.object({
  visitorId: z.string().optional(),
  sessionId: z.string().optional(),
  pageViewId: z.string().optional(),
  consented: z.boolean().optional(),
});

/**
 * Ids by which an erasure finds a message: those of the visitor and, before consent, of the view, which another visitor id may claim with
 * the consent.
 */
export function listMentionedIds({ data }: Message): string[] {
  const { visitorId, sessionId, pageViewId, consented = true } = Ids.parse(data);
  return [visitorId, sessionId, consented ? undefined : pageViewId].filter((id) => id !== undefined);
}

/** Returns the id of the view that a hit delivers; null for engagement. */
export const toPageViewId = ({ type, data }: Hit): string | null =>
  type !== engagementRecorded.type && 'pageViewId' in data ? data.pageViewId : null;
