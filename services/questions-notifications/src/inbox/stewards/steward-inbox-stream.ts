import { defineStream } from '@aera/event-store';
import type { Decider } from '@aera/event-store/decider';

type StewardInboxEvent = {
  type: 'StewardInboxCreated';
  data: { stewardId: string; createdAt: string };
};

interface CreateStewardInboxCommand {
  type: 'CreateStewardInbox';
  data: { stewardId: string };
  now: string;
}

const stewardInbox: Decider<CreateStewardInboxCommand, StewardInboxEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data, now }, isCreated) =>
    isCreated ? [] : [{ type: 'StewardInboxCreated', data: { ...data, createdAt: now } }],
};

export const stewardInboxStream = defineStream('enrolled', stewardInbox);
