import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `offline`: the browser has no network. `unreachable`: the server does not respond. */
export type ConnectivityState = 'up' | 'offline' | 'unreachable';

export interface Connectivity {
  readonly state: ConnectivityState;
  /** Time of the last response before the connection was lost, in milliseconds; null without one or while up. */
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
  // Queries are refetched on reconnect.
  onlineManager.setOnline(state === 'up');
  for (const listener of listeners) listener();
}

/** Any response proves reachability, including a rejection. */
export function reportReachable(): void {
  lastResponseAt = Date.now();
  if (listeners.size > 0 && connectivity.state === 'unreachable') setState('up');
}

/** Reports a call without a response. An extension may have blocked it alone, so the server is probed. */
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
const probeAgain = () => void probe();

/** Monitors connectivity until the returned function is called; idle without subscribers. */
function subscribeConnectivity(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', probeAgain);
    if (!navigator.onLine) setState('offline');
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', probeAgain);
    clearTimeout(timer);
    setState('up');
  };
}

const getConnectivity = (): Connectivity => connectivity;

/** Whether the server can be reached, and since when not. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(subscribeConnectivity, getConnectivity, getConnectivity);
