import { disclaimer } from '@aera/content';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { colours, column, margins, type Setting, type Writer } from '@aera/pdf';

const boxed = { x: margins.left + 18, width: column - 18 };
const title: Setting = { face: 'display', size: 13, leading: 19, ...boxed };
const text: Setting = { face: 'text', size: 11.5, leading: 17.5, ...boxed };

/** What holds whatever the notice says, and whose words it is made of. */
export function writeCallouts(writer: Writer, { fact }: NoticeSection): void {
  writeBox(writer, fullNotices.factLabel, fact, colours.accent);
  writer.space(26);
  writeBox(writer, disclaimer.title, fullNotices.document.note, colours.goldLine);
}

/** Set apart by a line at its side, and never broken over two pages. */
function writeBox(writer: Writer, heading: string, content: string, color: string): void {
  const { doc } = writer;
  const height = title.leading + 3 + writer.heightOf(content, text);
  writer.need(height);
  const top = doc.y;
  writer.ornament(() => doc.rect(margins.left, top + 2, 2, height - 4).fill(color));
  writer.write('H2', heading, title);
  writer.space(3);
  writer.write('P', content, text);
}
