import type { Decider } from '@aera/event-store/decider';

/** A steward has been here, and has an inbox from now on. */
type StewardInboxEvent = {
  type: 'StewardEnrolled';
  data: { stewardId: string; enrolledAt: string };
};

interface EnrolStewardCommand {
  type: 'EnrolSteward';
  data: { stewardId: string };
  now: string;
}

export const stewardInbox: Decider<EnrolStewardCommand, StewardInboxEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data, now }, enrolled) =>
    enrolled ? [] : [{ type: 'StewardEnrolled', data: { ...data, enrolledAt: now } }],
};
