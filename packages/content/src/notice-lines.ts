import { consentNotice } from './consent-notice.ts';

/** The jurisdiction notice as shown, line by line. Visitors acknowledge exactly this text. */
export const noticeLines: readonly string[] = [
  consentNotice.title,
  consentNotice.intro,
  consentNotice.notice.heading,
  consentNotice.notice.lead,
  ...consentNotice.notice.statements.map(({ text }) => text),
  consentNotice.warning.text,
  consentNotice.confirm,
];
