type Area = 'localStorage' | 'sessionStorage';

/** Storage that never throws: where the browser refuses it, values last as long as the page. */
class SafeStorage {
  readonly #area: Area;
  readonly #fallback = new Map<string, string>();

  constructor(area: Area) {
    this.#area = area;
  }

  get(key: string): string | null {
    try {
      return window[this.#area].getItem(key) ?? this.#fallback.get(key) ?? null;
    } catch {
      return this.#fallback.get(key) ?? null;
    }
  }

  set(key: string, value: string): void {
    try {
      window[this.#area].setItem(key, value);
      this.#fallback.delete(key);
    } catch {
      this.#fallback.set(key, value);
    }
  }

  remove(key: string): void {
    this.#fallback.delete(key);
    try {
      window[this.#area].removeItem(key);
    } catch {
      return;
    }
  }

  isSet(key: string): boolean {
    return this.get(key) === 'true';
  }

  setFlag(key: string): void {
    this.set(key, 'true');
  }
}

export const local = new SafeStorage('localStorage');
export const session = new SafeStorage('sessionStorage');
