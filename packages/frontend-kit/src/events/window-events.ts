import { useEffect, useEffectEvent } from 'react';

/** Events on `window` between the shell and the micro-frontends. */
export type WindowEvents = {
  /** Opens the jurisdiction notice on any page. */
  'open-jurisdiction-modal': undefined;
  /** The visitor consented; `consentId` is null until the server has responded. */
  'jurisdiction-consent-complete': { consentId: string | null };
  /** A route's script failed to load; the error is also thrown to the nearest boundary. */
  'preload-error': { error: unknown; source: string };
  /** A member or a steward signed out; `path` is that of the session route. Null from a remote of an older build. */
  'signed-out': { path: string } | null;
};

type Name = keyof WindowEvents;

export function emitWindowEvent<N extends Name>(
  name: N,
  ...[detail]: WindowEvents[N] extends undefined ? [] : [WindowEvents[N]]
): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Events without a detail: any script may dispatch them as a plain `Event`. */
const plainEvents: ReadonlySet<Name> = new Set<Name>(['open-jurisdiction-modal']);

/** Calls the listener for each event; returns a function that unsubscribes. */
export function onWindowEvent<N extends Name>(
  name: N,
  listener: (detail: WindowEvents[N]) => void,
): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
    else if (plainEvents.has(name)) listener(undefined as WindowEvents[N]);
  };
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}

/** Opens the jurisdiction notice without navigating. */
export const openJurisdictionModal = (): void => emitWindowEvent('open-jurisdiction-modal');

/** Listens while the component is mounted; the listener always sees the latest render. */
export function useWindowEvent<N extends keyof WindowEvents>(
  name: N,
  listener: (detail: WindowEvents[N]) => void,
): void {
  const latest = useEffectEvent(listener);
  useEffect(() => onWindowEvent(name, (detail) => latest(detail)), [name]);
}
