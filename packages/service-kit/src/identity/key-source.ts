import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Log } from '../observability/log.ts';

/** A key, key set or certificate in a file that may be replaced while the process runs. */
export interface KeySource<Keys> {
  current(): Keys;
  /** Reads the file now; if it is missing or malformed, the keys do not change. */
  reload(): Promise<void>;
  /** Calls `listener` after each replacement. */
  onReplaced(listener: (keys: Keys) => void): void;
  close(): void;
}

/** Polling interval of a file in milliseconds. */
const pollIntervalMs = 1_000;

/**
 * Opens keys from an environment variable: their text, or the absolute path of a file with it. The file is read again when it changes.
 * @throws errors of `parse`, and Error if the file cannot be read
 */
export async function openKeySource<Keys>(
  value: string,
  parse: (text: string) => Keys | Promise<Keys>,
  log?: Pick<Log, 'error' | 'info'>,
): Promise<KeySource<Keys>> {
  if (!isAbsolute(value)) {
    const keys = await parse(value);
    return { current: () => keys, reload: async () => {}, onReplaced: () => {}, close: () => {} };
  }
  let text = await readFile(value, 'utf8');
  let keys = await parse(text);
  const listeners: ((keys: Keys) => void)[] = [];
  const read = async () => {
    try {
      const next = await readFile(value, 'utf8');
      if (next === text) return;
      keys = await parse(next);
      text = next;
      for (const listener of listeners) listener(keys);
      log?.info({ file: value }, 'keys were replaced');
    } catch (error) {
      log?.error({ err: error, file: value }, 'keys could not be read');
    }
  };
  // Reads are sequential, so that an older file never replaces a newer one.
  let reading = Promise.resolve();
  const reload = () => (reading = reading.then(read));
  const onChange = () => void reload();
  watchFile(value, { interval: pollIntervalMs, persistent: false }, onChange);
  return {
    current: () => keys,
    reload,
    onReplaced: (listener) => void listeners.push(listener),
    close: () => unwatchFile(value, onChange),
  };
}
