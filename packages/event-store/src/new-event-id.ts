import { randomUUID } from 'node:crypto';

/** A UUID of version 7: rising with time, so that new ids meet on the same pages of their index. */
export function newEventId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
