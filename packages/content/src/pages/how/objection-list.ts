import type { Objection } from '../../schema/how/objection-list.ts';
import { governmentObjections } from './objections/government.ts';
import { noticeObjections } from './objections/notice.ts';
import { paperObjections } from './objections/paper.ts';
import { statusObjections } from './objections/status.ts';

export type { Objection } from '../../schema/how/objection-list.ts';

/** The eighteen objections, in the order of the page. */
export const objectionList: Objection[] = [
  ...statusObjections,
  ...paperObjections,
  ...noticeObjections,
  ...governmentObjections,
];
