import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { RelayBatch } from '../relay.ts';

/** Returns a fake of the bus that writes each published batch as one line of a file. */
export const createFilePublisher =
  (file: string) =>
  async ({ id, events }: RelayBatch): Promise<void> =>
    appendFileSync(file, `${JSON.stringify({ id, events: events.map((event) => event.id) })}\n`);

export interface PublishedBatch {
  id: string;
  events: string[];
}

export const readPublished = (file: string): PublishedBatch[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as PublishedBatch)
    : [];
