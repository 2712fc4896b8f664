import { safeSessionStorage } from '../storage/safe-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';

const [name, value] = ['builds', 'latest'] as const;

/** Whether a URL requests the latest builds instead of the pinned ones. */
export const requestsLatestBuilds = (href: string): boolean => new URL(href).searchParams.get(name) === value;

/** Returns the URL that requests the latest builds. */
export function toLatestBuildsUrl(href: string): string {
  const url = new URL(href);
  url.searchParams.set(name, value);
  return url.href;
}

/** Returns the URL that requests the pinned builds. */
export function toPinnedBuildsUrl(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(name);
  return url.href;
}

/** Reloads the page with the pinned builds, which this tab uses from then on. */
export function exitLatestBuilds(): void {
  safeSessionStorage.remove(storageKeys.latestBuilds);
  window.location.replace(toPinnedBuildsUrl(window.location.href));
}
