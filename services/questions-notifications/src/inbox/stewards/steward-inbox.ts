import type { Decider } from '@aera/event-store/decider';

/** A steward has been here, and has an inbox from now on. */
type StewardInboxEvent = {
  type: 'StewardInboxCreated';
  data: { stewardId: string; enrolledAt: string };
};

interface EnrolStewardCommand {
  type: 'CreateStewardInbox';
  data: { stewardId: string };
  now: string;
}

export const stewardInbox: Decider<EnrolStewardCommand, StewardInboxEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data, now }, enrolled) =>
    enrolled ? [] : [{ type: 'StewardInboxCreated', data: { ...data, enrolledAt: now } }],
};
