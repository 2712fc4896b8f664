import { defineStream } from '@aera/event-store';
import { type Decider, unreachable } from '@aera/event-store/decider';

type StewardInboxEvent =
  | { type: 'StewardInboxCreated'; data: { stewardId: string; createdAt: string } }
  /** The inbox contains the questions that were open when it was filled. */
  | { type: 'StewardInboxFilled'; data: { stewardId: string; filledAt: string } };

type StewardInboxCommand = {
  type: 'CreateStewardInbox' | 'CompleteStewardInbox';
  data: { stewardId: string };
  now: string;
};

interface StewardInbox {
  readonly createdAt: string | null;
  readonly isFilled: boolean;
}

function decide({ type, data, now }: StewardInboxCommand, inbox: StewardInbox): StewardInboxEvent[] {
  switch (type) {
    case 'CreateStewardInbox':
      return inbox.createdAt === null
        ? [{ type: 'StewardInboxCreated', data: { ...data, createdAt: now } }]
        : [];
    case 'CompleteStewardInbox':
      return inbox.isFilled ? [] : [{ type: 'StewardInboxFilled', data: { ...data, filledAt: now } }];
    default:
      return unreachable(type);
  }
}

const stewardInbox: Decider<StewardInboxCommand, StewardInboxEvent, StewardInbox> = {
  initial: () => ({ createdAt: null, isFilled: false }),
  evolve: (inbox, { type, data }) =>
    type === 'StewardInboxCreated' ? { ...inbox, createdAt: data.createdAt } : { ...inbox, isFilled: true },
  decide,
};

export const stewardInboxStream = defineStream('steward-inbox', stewardInbox);
