import { createHash } from 'node:crypto';
import { brand } from '@aera/content';
import { noticeLines } from '@aera/content/notice-lines';
import type { EventStore } from '@aera/event-store';
import { type NoticeVersions, type NoticeVersion } from './notice.ts';
import { noticeStream } from './notice-stream.ts';

/** All versions of the notice; the last one is current. */
export interface NoticeRegistry {
  readonly versions: NoticeVersions;
  readonly current: NoticeVersion;
}

/** The data controller. */
export const controller = { name: brand.jurisdiction, contact: brand.email };

const language = 'en';

/** Publishes the site's notice if its text is new, and returns all versions. */
export async function loadNotices(
  store: EventStore,
  now: Date,
  lines: readonly string[] = noticeLines,
): Promise<NoticeRegistry> {
  const { state: versions } = await store
    .stream(noticeStream)
    .handle(
      [language],
      { type: 'PublishNotice', data: { language, lines, hash: hashLines(lines) }, now: now.toISOString() },
      { metadata: { actor: 'service:consent-ledger' } },
    );
  const current = versions.at(-1);
  if (!current) throw new Error('There is no notice to show.');
  return { versions, current };
}

/** SHA-256 of the lines, joined by newlines, hex. */
export const hashLines = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');
