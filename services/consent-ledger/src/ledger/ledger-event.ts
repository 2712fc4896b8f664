import type { ConsentEvent } from '../consents/consent.ts';
import type { NoticeEvent } from '../notices/notice.ts';
import type { NoticeShown } from '../notices/notice-shown.ts';
import type { VisitorErased } from '../visitors/visitor-erased.ts';

/** Everything the service stores; each is a leaf of its log. */
export type LedgerEvent = ConsentEvent | NoticeEvent | NoticeShown | VisitorErased;
