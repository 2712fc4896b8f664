import { FrontendName, frontendPinned, frontendUnpinned } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { FrontendEvent } from './frontend.ts';

/** Maps a decision to its message, without the steward and the reason. */
export function frontendMessage({ type, data }: FrontendEvent): MessageDraft | null {
  switch (type) {
    case 'FrontendPinned': {
      const { name, version, pinnedAt } = data;
      return draft(frontendPinned, { name: FrontendName.parse(name), version, pinnedAt });
    }
    case 'FrontendUnpinned':
      return draft(frontendUnpinned, { name: FrontendName.parse(data.name), unpinnedAt: data.unpinnedAt });
    default:
      return null;
  }
}
