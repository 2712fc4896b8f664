import { useSyncExternalStore } from 'react';

type Area = 'localStorage' | 'sessionStorage';

/** Storage that never throws: what the browser refuses to keep (denied, full) lasts as long as the page. */
export class SafeStorage {
  readonly #area: Area;
  /** What the browser did not take; newer than what it may still hold under the same key. */
  readonly #refused = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(area: Area) {
    this.#area = area;
  }

  get(key: string): string | null {
    return this.#refused.get(key) ?? this.#try((area) => area.getItem(key)) ?? null;
  }

  set(key: string, value: string): void {
    const kept = this.#try((area) => {
      area.setItem(key, value);
      return true;
    });
    if (kept) this.#refused.delete(key);
    else this.#refused.set(key, value);
    this.#tell();
  }

  remove(key: string): void {
    this.#refused.delete(key);
    this.#try((area) => area.removeItem(key));
    this.#tell();
  }

  /** The keys that start like this. */
  keys(prefix: string): string[] {
    const kept = this.#try((area) => Object.keys(area)) ?? [];
    return [...new Set([...kept, ...this.#refused.keys()])].filter((key) => key.startsWith(prefix));
  }

  isSet(key: string): boolean {
    return this.get(key) === 'true';
  }

  setFlag(key: string): void {
    this.set(key, 'true');
  }

  /** Calls back when something changes, here or in another tab; the answer ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  #try<T>(use: (area: Storage) => T): T | undefined {
    try {
      return use(window[this.#area]);
    } catch {
      return undefined;
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const safeLocalStorage = new SafeStorage('localStorage');
export const safeSessionStorage = new SafeStorage('sessionStorage');

/**
 * Whether a flag is set, as it changes, in this tab or another. `unknown` is the answer while a page is rendered at build and until
 * it is hydrated: choose the one that shows nothing.
 */
export const useStoredFlag = (area: SafeStorage, key: string, unknown = false): boolean =>
  useSyncExternalStore(
    area.subscribe,
    () => area.isSet(key),
    () => unknown,
  );
