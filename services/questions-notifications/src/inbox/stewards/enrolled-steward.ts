import type { Decider } from '@aera/event-store/decider';
import { rowProjection } from '@aera/event-store';

/** A steward has been here, and has an inbox from now on. */
export type EnrolledStewardEvent = {
  type: 'StewardEnrolled';
  data: { stewardId: string; enrolledAt: string };
};

export interface EnrolStewardCommand {
  type: 'EnrolSteward';
  data: { stewardId: string };
  now: string;
}

export const enrolledSteward: Decider<EnrolStewardCommand, EnrolledStewardEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data, now }, enrolled) =>
    enrolled ? [] : [{ type: 'StewardEnrolled', data: { ...data, enrolledAt: now } }],
};

export const enrolledStewardEventTypes: Record<EnrolledStewardEvent['type'], true> = {
  StewardEnrolled: true,
};

export const enrolledStewardStream = (stewardId: string): string => `enrolled-${stewardId}`;

export const enrolledStewardRows = rowProjection<EnrolledStewardEvent, { id: string; enrolledAt: string }>({
  name: 'enrolled-stewards',
  table: 'enrolled_stewards',
  key: ({ data }) => data.stewardId,
  columns: { id: 'text', enrolledAt: 'timestamptz' },
  project: (_, { data: { stewardId: id, enrolledAt } }) => ({ id, enrolledAt }),
});
