import type {
  FrontendDecision,
  FrontendName,
  FrontendReport,
  FrontendVersion,
  FrontendStatus,
} from '@aera/contracts';
import type { SecurityContext } from '../security-context.ts';
import type { FrontendEvent } from './frontend.ts';

/** Combines the decisions about a frontend with the reports of the gateways. */
export async function toFrontendStatus(
  name: FrontendName,
  events: readonly FrontendEvent[],
  reports: readonly FrontendReport[],
  readStewardName: SecurityContext['readStewardName'],
): Promise<FrontendStatus> {
  const last = events.at(-1);
  const pin = last?.type === 'FrontendPinned' ? last.data : null;
  const gateways = reports.flatMap(({ gateway, version, at, frontends }) =>
    frontends.filter((one) => one.name === name).map((one) => Object.assign({ gateway, version, at }, one)),
  );
  return {
    name,
    revision: events.length,
    pin: pin && {
      version: pin.version,
      reason: pin.reason,
      at: pin.pinnedAt,
      by: await readStewardName(pin.by),
    },
    versions: mergeVersions(gateways.flatMap(({ versions }) => versions)),
    gateways: gateways.map(({ gateway, version, at, live, pinned, versions }) => ({
      gateway,
      version,
      at,
      live,
      missing: pinned === live ? null : pinned,
      has: versions.map(({ version }) => version),
    })),
  };
}

/** Merges versions by id, newest first. The report with the latest build time wins. */
function mergeVersions(versions: readonly FrontendVersion[]): FrontendVersion[] {
  const byVersion = new Map<string, FrontendVersion>();
  for (const one of versions.toSorted((a, b) => a.builtAt.localeCompare(b.builtAt)))
    byVersion.set(one.version, one);
  return [...byVersion.values()].toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

/** Returns decisions, newest first. */
export const toDecisions = async (
  events: readonly FrontendEvent[],
  readStewardName: SecurityContext['readStewardName'],
  limit: number,
): Promise<FrontendDecision[]> =>
  Promise.all(
    events
      .map(({ type, data }, index) =>
        type === 'FrontendPinned'
          ? {
              revision: index + 1,
              version: data.version,
              at: data.pinnedAt,
              by: data.by,
              reason: data.reason,
            }
          : { revision: index + 1, version: null, at: data.unpinnedAt, by: data.by, reason: data.reason },
      )
      .toReversed()
      .slice(0, limit)
      .map(async (one) => Object.assign(one, { by: await readStewardName(one.by) })),
  );
