import { consentNotice } from './consent-notice.ts';

/** The words of the jurisdiction notice as they are shown, line by line: what a visitor acknowledges. */
export const noticeLines: readonly string[] = [
  consentNotice.title,
  consentNotice.intro,
  consentNotice.notice.heading,
  consentNotice.notice.lead,
  ...consentNotice.notice.statements.map(({ text }) => text),
  consentNotice.warning.text,
  consentNotice.confirm,
];
