import type { FrontendVersion, FrontendStatus } from '@aera/contracts';

/** The state over all gateways. */
interface LiveState {
  /** The version that every gateway serves; null if they differ, serve none, or none has reported. */
  readonly live: FrontendVersion | null;
  /** Whether gateways serve different versions. */
  readonly differs: boolean;
  readonly latest: FrontendVersion | null;
  /** The next older build than the live one; it may never have been live. */
  readonly nextOlder: FrontendVersion | null;
  /** Gateways without the pinned version. */
  readonly gatewaysWithoutPin: FrontendStatus['gateways'];
}

export function readLiveState({ versions, gateways }: FrontendStatus): LiveState {
  const served = new Set(gateways.map(({ live }) => live));
  const [commonVersion] = served.size === 1 ? served : [];
  const index = versions.findIndex(({ version }) => version === commonVersion);
  return {
    live: versions[index] ?? null,
    differs: served.size > 1,
    latest: versions[0] ?? null,
    nextOlder: index === -1 ? null : (versions[index + 1] ?? null),
    gatewaysWithoutPin: gateways.filter(({ missing }) => missing !== null),
  };
}

/** Returns the gateways that do not have the build of a version. */
export const listGatewaysWithout = ({ gateways }: FrontendStatus, version: string): string[] =>
  gateways.filter(({ has }) => !has.includes(version)).map(({ gateway }) => gateway);
