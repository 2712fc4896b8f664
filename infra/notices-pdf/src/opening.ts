import { brand } from '@aera/content/brand';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import type { TitleBlock } from '@aera/pdf';
import { publication } from './publication.ts';

/** The head of a notice: which of the series it is, and who published it when. */
export function openingOf({ numeral, title }: NoticeSection): TitleBlock {
  const { document, certificate, jurisdictionLabel } = fullNotices;
  return {
    series: `${document.series} · ${document.notice.replace('{numeral}', numeral)}`,
    title,
    size: 34,
    facts: [
      [jurisdictionLabel, brand.jurisdiction],
      [certificate.dateLabel, publication.gregorian],
      [certificate.livingLabel, publication.living],
    ],
  };
}
