import {
  erasePerson,
  readPersonTimeline,
  previewErasure,
  readPerson,
  type ResponseOf,
} from '@aera/contracts';
import { callApi, newId } from '@aera/frontend-kit';
import { useRef, useState } from 'react';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useApiPages, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { contactRoutes } from '../contacts-api.ts';
import { type TimelineState, toTimelineQuery } from './timeline-state.ts';

/** Reads a person as of an instant, or now. */
export const usePerson = (id: string, asOf: string | null) =>
  useApiQuery(readPerson, {
    params: { id },
    query: asOf === null ? {} : { asOf },
    keepPrevious: true,
  });

/** Reads a person's timeline page by page. It does not poll, because a request reaches every service. */
export const useTimeline = (id: string, timelineState: TimelineState) =>
  useApiPages(readPersonTimeline, {
    params: { id },
    query: toTimelineQuery(timelineState),
    intervalMs: false,
    keepPrevious: true,
  });

const limit = 100;

/**
 * Returns the instant of the first entry after the shown instant, among the shown kinds; null without one. Reads the timeline from now
 * back to the shown instant, because its pages start at the newest entry.
 */
export async function findLaterInstant(
  id: string,
  timelineState: TimelineState & { asOf: string },
): Promise<string | null> {
  const route = readPersonTimeline;
  const query = { ...toTimelineQuery({ ...timelineState, asOf: null }), limit };
  let later: string | null = null;
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: { at: string }[]; next: string | null } = await callApi(route, {
      params: { id },
      query: { ...query, ...(cursor && { cursor }) },
    });
    for (const { at } of page.items) {
      if (Date.parse(at) <= Date.parse(timelineState.asOf)) return later;
      later = new Date(at).toISOString();
    }
    cursor = page.next;
  }
  return later;
}

export type ErasureOutcome = ResponseOf<typeof erasePerson>;

interface ErasureTarget {
  readonly id: string;
  readonly identityConfirmed: boolean;
  /** The erasure to continue; null without one. */
  readonly unfinishedErasureId: string | null;
}

/** Sends an erasure. Retries send the same id, so they are idempotent; also after the page was left. */
export function useErasure({ id, identityConfirmed, unfinishedErasureId }: ErasureTarget) {
  /** Of the first attempt. The unfinished erasure may be complete before a retry, which must not start another one. */
  const erasureId = useRef<string>(undefined);
  const [outcome, setOutcome] = useState<ErasureOutcome | null>(null);
  const { mutate, variables, isPending, error, reset } = useCommand({
    send: (reason: string) => {
      erasureId.current ??= unfinishedErasureId ?? newId();
      const body = { erasureId: erasureId.current, reason, identityConfirmed };
      return callApi(erasePerson, { params: { id }, body });
    },
    onSuccess: setOutcome,
    refetch: [...contactRoutes, readPerson, readPersonTimeline, previewErasure],
  });
  return {
    /** The last response; null without one. */
    outcome,
    isPending,
    error,
    erase: mutate,
    /** Forgets a complete erasure, or the error of an attempt without a response. That attempt keeps its id. */
    reset: () => {
      if (outcome?.complete) erasureId.current = undefined;
      setOutcome(null);
      reset();
    },
    /** Sends the erasure again with the same reason. */
    resume: () => variables !== undefined && mutate(variables),
  };
}

export type ErasureAttempt = ReturnType<typeof useErasure>;
