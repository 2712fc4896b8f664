import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { type PdfWriter, type TextStyle, colors, contentWidth, margins } from '@aera/pdf';
import { disclaimer } from '@aera/content';

const lead: TextStyle = { font: 'text', size: 15, leading: 22 };
const text: TextStyle = { font: 'text', size: 11.5, leading: 17.5 };
const heading: TextStyle = { font: 'display', size: 15, leading: 20 };

/** The claims of a notice, then its articles. */
export function writeBody(writer: PdfWriter, { claims, articles = [] }: NoticeSection): void {
  for (const claim of claims) {
    writer.writeText('P', claim.text, lead);
    writer.addVerticalSpace(6);
  }
  writer.addVerticalSpace(16);
  for (const article of articles) {
    // Keeps a heading on the page of the text below it.
    writer.ensureSpace(heading.leading + 4 + writer.measureHeight(article.claims[0]?.text ?? '', text));
    writer.writeText('H2', article.title, heading);
    for (const claim of article.claims) {
      writer.addVerticalSpace(4);
      writer.writeText('P', claim.text, text);
    }
    writer.addVerticalSpace(18);
  }
}

const boxed = { x: margins.left + 18, width: contentWidth - 18 };
const boxTitle: TextStyle = { font: 'display', size: 13, leading: 19, ...boxed };
const boxText: TextStyle = { font: 'text', size: 11.5, leading: 17.5, ...boxed };

/** The fact that applies to every notice, and the disclaimer. */
export function writeCallouts(writer: PdfWriter, { fact }: NoticeSection): void {
  writeBox(writer, fullNotices.factLabel, fact, colors.accent);
  writer.addVerticalSpace(26);
  writeBox(writer, disclaimer.title, fullNotices.document.note, colors.goldLine);
}

/** Writes a box with a line at its side. It is never split over two pages. */
function writeBox(writer: PdfWriter, heading: string, content: string, color: string): void {
  const { doc } = writer;
  const height = boxTitle.leading + 3 + writer.measureHeight(content, boxText);
  writer.ensureSpace(height);
  const top = doc.y;
  writer.drawArtifact(() => doc.rect(margins.left, top + 2, 2, height - 4).fill(color));
  writer.writeText('H2', heading, boxTitle);
  writer.addVerticalSpace(3);
  writer.writeText('P', content, boxText);
}
