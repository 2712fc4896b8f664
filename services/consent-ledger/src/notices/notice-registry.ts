import { createHash } from 'node:crypto';
import { brand } from '@aera/content';
import { noticeLines } from '@aera/content/notice-lines';
import type { EventStore } from '@aera/event-store';
import { type NoticeVersions, type NoticeVersion } from './notice.ts';
import { noticeStream } from './notice-stream.ts';
import type { NoticeTokenVerification } from './notice-token.ts';

/** All versions of the notice; the last one is current. */
export interface NoticeRegistry {
  readonly versions: NoticeVersions;
  readonly current: NoticeVersion;
}

/** Reads the versions again if a token shows one that this process does not know: during an upgrade, another release publishes it. */
export type RefreshNotices = (token: NoticeTokenVerification) => Promise<void>;

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
  return toRegistry(versions);
}

/** Returns all versions that any release has published. */
export const readNotices = async (store: Pick<EventStore, 'stream'>): Promise<NoticeRegistry> =>
  toRegistry(await store.stream(noticeStream).readState(language));

function toRegistry(versions: NoticeVersions): NoticeRegistry {
  const current = versions.at(-1);
  if (!current) throw new Error('There is no notice to show.');
  return { versions, current };
}

/** SHA-256 of the lines, joined by newlines, hex. */
export const hashLines = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');
