import { safeSessionStorage } from '../storage/safe-storage.ts';
import type { StorageKeys } from '../storage/storage-keys.ts';

const [name, value] = ['builds', 'newest'] as const;

/** Whether an address asks the gateway for the newest builds, whatever stewards have pinned. */
export const requestsNewestBuilds = (href: string): boolean => new URL(href).searchParams.get(name) === value;

/** The same address, asking for the newest builds. */
export function withNewest(href: string): string {
  const url = new URL(href);
  url.searchParams.set(name, value);
  return url.href;
}

/** The same address, asking for what is pinned. */
export function withoutNewest(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(name);
  return url.href;
}

/** Opens the page again with what is pinned, and so every later one of this tab. */
export function exitNewestBuilds(keys: Pick<StorageKeys, 'newestBuilds'>): void {
  safeSessionStorage.remove(keys.newestBuilds);
  window.location.replace(withoutNewest(window.location.href));
}
