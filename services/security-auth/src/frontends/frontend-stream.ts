import { FrontendName, frontendPinned, frontendUnpinned } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { frontend, type FrontendEvent } from './frontend.ts';

export const frontendStream = defineStream('frontend', frontend, { toDraft: toMessage });

/** Maps a decision to its message, without the steward and the reason. */
function toMessage({ type, data }: FrontendEvent): MessageDraft | null {
  switch (type) {
    case 'FrontendPinned': {
      const { name, version, pinnedAt } = data;
      return draft(frontendPinned, { name: FrontendName.parse(name), version, pinnedAt });
    }
    case 'FrontendUnpinned':
      return draft(frontendUnpinned, { name: FrontendName.parse(data.name), unpinnedAt: data.unpinnedAt });
    default:
      return unreachable(type);
  }
}
