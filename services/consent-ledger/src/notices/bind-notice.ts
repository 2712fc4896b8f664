import type { NoticeBinding } from './notice-binding.ts';
import type { NoticeText } from './notice.ts';
import type { TokenReading } from './notice-token.ts';

/** What a record says of the notice that it answers. */
export interface BoundNotice {
  readonly noticeVersion: string;
  readonly noticeHash: string;
  readonly binding: NoticeBinding;
  readonly showingId: string | null;
}

/** Ties a record to what its token proves was shown. Without proof it names the notice in force, and says that nothing ties it there. */
export function bindNotice(token: TokenReading, inForce: NoticeText): BoundNotice {
  if (token.state === 'worthless')
    return { noticeVersion: inForce.version, noticeHash: inForce.hash, binding: 'unbound', showingId: null };
  const { showingId, version, hash } = token.shown;
  const binding = hash !== inForce.hash ? 'outdated' : token.state === 'expired' ? 'expired' : 'current';
  return { noticeVersion: version, noticeHash: hash, binding, showingId };
}
