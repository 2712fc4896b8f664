import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Up; down because the browser has no network; or down because the server, or the way to it, does not answer. */
export type ConnectivityState = 'up' | 'offline' | 'unreachable';

export interface Connectivity {
  readonly state: ConnectivityState;
  /** While it is down: when the server last answered anything, in milliseconds; null when it never has. */
  readonly since: number | null;
}

/** Served by the gateway itself, without authentication. */
const probePath = '/healthz';
const probeIntervalMs = 5_000;

const online: Connectivity = { state: 'up', since: null };
let connectivity = online;
let lastResponseAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let probing = false;
const listeners = new Set<() => void>();

function setState(state: ConnectivityState): void {
  if (connectivity.state === state) return;
  connectivity = state === 'up' ? online : { state, since: connectivity.since ?? lastResponseAt };
  // What is shown is read again as soon as the line is back.
  onlineManager.setOnline(state === 'up');
  for (const listener of listeners) listener();
}

/** Any response proves reachability, including a rejection. */
export function reportReachable(): void {
  lastResponseAt = Date.now();
  if (listeners.size > 0 && connectivity.state === 'unreachable') setState('up');
}

/** A call came back with no answer at all. One may have been stopped on its own, by an extension: the line is asked itself. */
export function reportUnreachable(): void {
  if (listeners.size > 0) void probe();
}

async function probe(): Promise<void> {
  if (probing) return;
  if (!navigator.onLine) return setState('offline');
  probing = true;
  clearTimeout(timer);
  try {
    await fetch(probePath, { cache: 'no-store' });
    lastResponseAt = Date.now();
    setState('up');
  } catch {
    if (listeners.size === 0) return;
    setState(navigator.onLine ? 'unreachable' : 'offline');
    timer = setTimeout(() => void probe(), probeIntervalMs);
  } finally {
    probing = false;
  }
}

const goOffline = () => setState('offline');
const comeBack = () => void probe();

/** Monitors connectivity until the returned function is called; idle without subscribers. */
export function subscribeConnectivity(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', comeBack);
    if (!navigator.onLine) setState('offline');
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    clearTimeout(timer);
    setState('up');
  };
}

export const getConnectivity = (): Connectivity => connectivity;

/** Whether the server can be reached, and since when not. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(subscribeConnectivity, getConnectivity, getConnectivity);
