export { ApiError, isApiError, isNetworkError, toErrorDetail } from './api/api-error.ts';
export { callApi, request } from './api/call-api.ts';
export type { CallOptions } from './api/call-api.ts';
export { logFailure } from './events/log-failure.ts';
export {
  useWindowEvent,
  emitWindowEvent,
  onWindowEvent,
  openJurisdictionModal,
} from './events/window-events.ts';
export type { WindowEvents } from './events/window-events.ts';
export {
  keepPrerenderedPage,
  leavePrerenderedPage,
  loadKeepingPrerenderedPage,
  registerFailedLoad,
  retryFailedLoads,
  toRetryDelayMs,
} from './federation/failed-loads.ts';
export { createRemoteLoader, loadRemoteRoutes } from './federation/remote-loader.ts';
export { lazyPage } from './federation/lazy-page.ts';
export { requestsLatestBuilds, exitLatestBuilds, toLatestBuildsUrl } from './federation/latest-builds.ts';
export type { RemoteLoader } from './federation/remote-loader.ts';
export { latestRemotesPath, parseRemotes, findRemote, remotesPath } from './federation/remotes.ts';
export type { Remote } from './federation/remotes.ts';
export { newId } from './ids/new-id.ts';
export { useConnectivity } from './connectivity/connectivity.ts';
export type { Connectivity } from './connectivity/connectivity.ts';
export { openEventStream, useEventStream } from './sse/event-stream.ts';
export type { EventStreamOptions } from './sse/event-stream.ts';
export { createQueryClient } from './query/query-client.ts';
export {
  memberKey,
  startStewardSession,
  stewardKey,
  useMember,
  useMemberRegistration,
  useMemberSignIn,
  useMemberSignOut,
  useSteward,
  useStewardSignIn,
  useStewardSignOut,
} from './session/use-session.ts';
export { useSessionOfTabs } from './session/use-session-of-tabs.ts';
export { useEndedSession } from './session/use-ended-session.ts';
export type { MemberSession, StewardSession } from './session/use-session.ts';
export { registerStepUpPrompt } from './session/step-up.ts';
export { safeLocalStorage, safeSessionStorage, useStoredFlag } from './storage/safe-storage.ts';
export type { SafeStorage } from './storage/safe-storage.ts';
export { questionDraft, storageKeys } from './storage/storage-keys.ts';
export { startVisitorTracker, ensureVisitorSessionId } from './visitor/visitor-tracker.ts';
export type { VisitorTracker } from './visitor/visitor-tracker.ts';
export type { RouteObject } from 'react-router-dom';
export { readNextPath, withNextPath } from './page/next-path.ts';
export { scrollToTop, useScroll } from './page/use-scroll.ts';
export { originPlaceholder, readSiteOrigin } from './page/site-origin.ts';
export { useDebounced } from './page/use-debounced.ts';
export { useClock } from './page/use-clock.ts';
export { useHydrated } from './page/use-hydrated.ts';
export { formatDate } from './page/format-date.ts';
