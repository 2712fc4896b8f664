import { FrontendName, frontendPinned, frontendUnpinned } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, draftByType } from '@aera/service-kit';
import { frontend, type FrontendEvent } from './frontend.ts';

/** Messages contain neither the steward nor the reason. */
export const frontendStream = defineStream('frontend', frontend, {
  toDraft: draftByType<FrontendEvent>({
    FrontendPinned: ({ name, version, pinnedAt }) =>
      draft(frontendPinned, { name: FrontendName.parse(name), version, pinnedAt }),
    FrontendUnpinned: ({ name, unpinnedAt }) =>
      draft(frontendUnpinned, { name: FrontendName.parse(name), unpinnedAt }),
  }),
});
