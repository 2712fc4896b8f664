import type { FrontendVersion, FrontendStatus } from '@aera/contracts';

/** What a frontend comes to, at all gateways together. */
interface LiveState {
  /** What every gateway serves; null where none says, or where they differ. */
  readonly live: FrontendVersion | null;
  /** Gateways serve different ones. */
  readonly differs: boolean;
  readonly newest: FrontendVersion | null;
  /** The build before the live one. */
  readonly previous: FrontendVersion | null;
  /** Gateways that do not have what is pinned. */
  readonly missing: FrontendStatus['gateways'];
}

export function readLiveState({ versions, gateways }: FrontendStatus): LiveState {
  const served = new Set(gateways.map(({ live }) => live));
  const [only] = served.size === 1 ? served : [];
  const at = versions.findIndex(({ version }) => version === only);
  return {
    live: versions[at] ?? null,
    differs: served.size > 1,
    newest: versions[0] ?? null,
    previous: at === -1 ? null : (versions[at + 1] ?? null),
    missing: gateways.filter(({ missing }) => missing !== null),
  };
}

/** Gateways that would not serve a version, as they do not have it. */
export const gatewaysWithout = ({ gateways }: FrontendStatus, version: string): string[] =>
  gateways.filter(({ has }) => !has.includes(version)).map(({ gateway }) => gateway);
