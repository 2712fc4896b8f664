import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Up; down because the browser has no network; or down because the server, or the way to it, does not answer. */
export type LineState = 'up' | 'offline' | 'unreachable';

export interface Line {
  readonly state: LineState;
  /** While it is down: when the server last answered anything, in milliseconds; null when it never has. */
  readonly since: number | null;
}

/** Answered by the gateway itself, whoever asks. */
const probePath = '/healthz';
const probeEvery = 5_000;

const up: Line = { state: 'up', since: null };
let line = up;
let heardAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let probing = false;
const listeners = new Set<() => void>();

function become(state: LineState): void {
  if (line.state === state) return;
  line = state === 'up' ? up : { state, since: line.since ?? heardAt };
  // What is shown is read again as soon as the line is back.
  onlineManager.setOnline(state === 'up');
  for (const listener of listeners) listener();
}

/** Any answer will do, also a refusal: somebody was there. */
export function lineHeard(): void {
  heardAt = Date.now();
  if (listeners.size > 0 && line.state === 'unreachable') become('up');
}

/** A call came back with no answer at all. One may have been stopped on its own, by an extension: the line is asked itself. */
export function lineSilent(): void {
  if (listeners.size > 0) void probe();
}

async function probe(): Promise<void> {
  if (probing) return;
  if (!navigator.onLine) return become('offline');
  probing = true;
  clearTimeout(timer);
  try {
    await fetch(probePath, { cache: 'no-store' });
    heardAt = Date.now();
    become('up');
  } catch {
    if (listeners.size === 0) return;
    become(navigator.onLine ? 'unreachable' : 'offline');
    timer = setTimeout(() => void probe(), probeEvery);
  } finally {
    probing = false;
  }
}

const goOffline = () => become('offline');
const comeBack = () => void probe();

/** Watches the line until the answer is called; nobody watches it where nobody asks. */
export function watchLine(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', comeBack);
    if (!navigator.onLine) become('offline');
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    clearTimeout(timer);
    become('up');
  };
}

export const currentLine = (): Line => line;

/** Whether the server can be reached, and since when not. */
export const useLine = (): Line => useSyncExternalStore(watchLine, currentLine, currentLine);
