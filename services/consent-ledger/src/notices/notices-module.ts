import type { ServiceContext } from '@aera/service-kit';
import type { LogKey } from '@aera/transparency-log/log';
import { noticeImpressionsProjection } from './notice-impressions-projection.ts';
import { type NoticeRegistry, loadNotices, readNotices, type RefreshNotices } from './notice-registry.ts';
import { noticeRoutes } from './notice-routes.ts';
import { createNoticeTokens } from './notice-token.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

interface Needs {
  readonly key: LogKey;
  readonly sessions: VisitorSessions;
}

/** Versions of the jurisdiction notice, and tokens that prove which one was shown. */
export function noticesModule(kit: ServiceContext, { key, sessions }: Needs) {
  const { store, clock } = kit;
  let opened: NoticeRegistry | undefined;
  const registry = () => {
    if (!opened) throw new Error('The notices are read before the service listens.');
    return opened;
  };
  const tokens = createNoticeTokens(key, clock);
  /** Reads the versions again: during an upgrade, a process of another release may have published one. */
  const readCurrent = async () => {
    opened = await readNotices(store);
    return opened.current;
  };
  const refreshFor: RefreshNotices = async (token) => {
    if (token.state === 'invalid') return;
    const { version } = token.shown;
    if (!registry().versions.some((known) => known.version === version)) await readCurrent();
  };
  /** Returns the version with this hash of its text, also one that another release published; undefined for an unknown hash. */
  const findByHash = async (wanted: string) => {
    const find = () => registry().versions.find(({ hash }) => hash === wanted);
    const known = find();
    if (known) return known;
    await readCurrent();
    return find();
  };
  return {
    registry,
    readCurrent,
    refreshFor,
    findByHash,
    tokens,
    projections: [noticeImpressionsProjection],
    routes: [noticeRoutes({ ...kit, registry, readCurrent, tokens, sessions })],
    start: async () => {
      opened = await loadNotices(store, clock());
    },
  };
}

export type NoticesModule = ReturnType<typeof noticesModule>;
