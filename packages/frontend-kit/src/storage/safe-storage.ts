import { useSyncExternalStore } from 'react';

type Area = 'localStorage' | 'sessionStorage';

/** Storage that never throws: if the browser rejects a value (denied, full), it lasts as long as the page. */
export class SafeStorage {
  readonly #area: Area;
  /** Values that the browser rejected; newer than stored values of the same key. */
  readonly #rejected = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(area: Area) {
    this.#area = area;
  }

  get(key: string): string | null {
    return this.#rejected.get(key) ?? this.#try((area) => area.getItem(key)) ?? null;
  }

  set(key: string, value: string): void {
    const isStored = this.#try((area) => {
      area.setItem(key, value);
      return true;
    });
    if (isStored) this.#rejected.delete(key);
    else this.#rejected.set(key, value);
    this.#notify();
  }

  remove(key: string): void {
    this.#rejected.delete(key);
    this.#try((area) => area.removeItem(key));
    this.#notify();
  }

  /** Returns the keys with this prefix. */
  keys(prefix: string): string[] {
    const storedKeys = this.#try((area) => Object.keys(area)) ?? [];
    return [...new Set([...storedKeys, ...this.#rejected.keys()])].filter((key) => key.startsWith(prefix));
  }

  isSet(key: string): boolean {
    return this.get(key) === 'true';
  }

  setFlag(key: string): void {
    this.set(key, 'true');
  }

  /** Calls back when a value changes, in this tab or another; returns a function that unsubscribes. */
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

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const safeLocalStorage = new SafeStorage('localStorage');
export const safeSessionStorage = new SafeStorage('sessionStorage');

/**
 * Whether a flag is set; follows changes in this tab and others. Returns `unknown` during prerendering and until hydration: pass the value
 * that renders nothing.
 */
export const useStoredFlag = (area: SafeStorage, key: string, unknown = false): boolean =>
  useSyncExternalStore(
    area.subscribe,
    () => area.isSet(key),
    () => unknown,
  );
