import { type Decider, rejections, unreachable } from '@aera/event-store/decider';

export type FrontendEvent =
  | {
      type: 'FrontendPinned';
      data: { name: string; version: string; by: string; reason: string; pinnedAt: string };
    }
  | { type: 'FrontendUnpinned'; data: { name: string; by: string; reason: string; unpinnedAt: string } };

interface Decision {
  readonly name: string;
  readonly by: string;
  readonly reason: string;
  /** Number of decisions that the steward saw. */
  readonly expectedRevision: number;
}

export type FrontendCommand =
  | { type: 'PinFrontend'; data: Decision & { version: string }; now: string }
  | { type: 'UnpinFrontend'; data: Decision; now: string };

/** `pinned` is the version that gateways serve; null for the latest version. */
interface Frontend {
  readonly revision: number;
  readonly pinned: string | null;
}

const reject = rejections({
  'frontend-changed': ['stale', 'Someone else changed the version since you opened this page.'],
});

function decide({ type, data, now }: FrontendCommand, { revision, pinned }: Frontend): FrontendEvent[] {
  const { expectedRevision, ...fields } = data;
  const wanted = type === 'PinFrontend' ? data.version : null;
  // A retry after a lost response finds the requested state.
  if (wanted === pinned && (expectedRevision === revision || expectedRevision + 1 === revision)) return [];
  if (expectedRevision !== revision) throw reject('frontend-changed');
  switch (type) {
    case 'PinFrontend':
      return [{ type: 'FrontendPinned', data: { ...fields, version: data.version, pinnedAt: now } }];
    case 'UnpinFrontend':
      return [{ type: 'FrontendUnpinned', data: { ...fields, unpinnedAt: now } }];
    default:
      return unreachable(type);
  }
}

function evolve({ revision }: Frontend, { type, data }: FrontendEvent): Frontend {
  switch (type) {
    case 'FrontendPinned':
      return { revision: revision + 1, pinned: data.version };
    case 'FrontendUnpinned':
      return { revision: revision + 1, pinned: null };
    default:
      return unreachable(type);
  }
}

/** Decisions of stewards about one frontend. One stream per frontend serializes them. */
export const frontend: Decider<FrontendCommand, FrontendEvent, Frontend> = {
  initial: () => ({ revision: 0, pinned: null }),
  evolve,
  decide,
};
