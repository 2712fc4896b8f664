import type { NoticeSection } from '@aera/content/full-notices';
import type { TextStyle, PdfWriter } from '@aera/pdf';

const lead: TextStyle = { face: 'text', size: 15, leading: 22 };
const text: TextStyle = { face: 'text', size: 11.5, leading: 17.5 };
const heading: TextStyle = { face: 'display', size: 15, leading: 20 };

/** What the organisation states: the claims themselves, then article by article. */
export function writeBody(writer: PdfWriter, { claims, articles = [] }: NoticeSection): void {
  for (const claim of claims) {
    writer.write('P', claim.text, lead);
    writer.addVerticalSpace(6);
  }
  writer.addVerticalSpace(16);
  for (const article of articles) {
    // A heading stays with the text below it.
    writer.ensureSpace(heading.leading + 4 + writer.heightOf(article.claims[0]?.text ?? '', text));
    writer.write('H2', article.title, heading);
    for (const claim of article.claims) {
      writer.addVerticalSpace(4);
      writer.write('P', claim.text, text);
    }
    writer.addVerticalSpace(18);
  }
}
