import { safeSessionStorage } from '../storage/safe-storage.ts';
import type { StorageKeys } from '../storage/storage-keys.ts';

const [name, value] = ['builds', 'newest'] as const;

/** Whether a URL requests the newest builds instead of the pinned ones. */
export const requestsNewestBuilds = (href: string): boolean => new URL(href).searchParams.get(name) === value;

/** Returns the URL that requests the newest builds. */
export function withNewest(href: string): string {
  const url = new URL(href);
  url.searchParams.set(name, value);
  return url.href;
}

/** Returns the URL that requests the pinned builds. */
export function withoutNewest(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(name);
  return url.href;
}

/** Reloads the page with the pinned builds, which this tab uses from then on. */
export function exitNewestBuilds(keys: Pick<StorageKeys, 'newestBuilds'>): void {
  safeSessionStorage.remove(keys.newestBuilds);
  window.location.replace(withoutNewest(window.location.href));
}
