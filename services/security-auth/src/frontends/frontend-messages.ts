import { FrontendName, frontendPinned, frontendUnpinned } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { FrontendEvent } from './frontend.ts';

/** What the platform hears of decisions about frontends: not who decided, nor why; null for whatever else happens. */
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
