import { disclaimer } from '@aera/content';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { colours, contentWidth, margins, type TextStyle, type PdfWriter } from '@aera/pdf';

const boxed = { x: margins.left + 18, width: contentWidth - 18 };
const title: TextStyle = { face: 'display', size: 13, leading: 19, ...boxed };
const text: TextStyle = { face: 'text', size: 11.5, leading: 17.5, ...boxed };

/** What holds whatever the notice says, and whose words it is made of. */
export function writeCallouts(writer: PdfWriter, { fact }: NoticeSection): void {
  writeBox(writer, fullNotices.factLabel, fact, colours.accent);
  writer.addVerticalSpace(26);
  writeBox(writer, disclaimer.title, fullNotices.document.note, colours.goldLine);
}

/** Set apart by a line at its side, and never broken over two pages. */
function writeBox(writer: PdfWriter, heading: string, content: string, color: string): void {
  const { doc } = writer;
  const height = title.leading + 3 + writer.heightOf(content, text);
  writer.ensureSpace(height);
  const top = doc.y;
  writer.drawArtifact(() => doc.rect(margins.left, top + 2, 2, height - 4).fill(color));
  writer.write('H2', heading, title);
  writer.addVerticalSpace(3);
  writer.write('P', content, text);
}
