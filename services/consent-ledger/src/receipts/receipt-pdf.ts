import { brand } from '@aera/content/brand';
import type { ConsentReceipt } from '@aera/contracts';
import { createPdfDocument, writeTitleBlock } from '@aera/pdf';
import { writeConsent, writeNotice, writeValues } from './contents.ts';
import { openingOf } from './opening.ts';
import { writeProof } from './proof-pages.ts';
import { fill, receiptWords as words } from './receipt-words.ts';

/** Name of the receipt within its PDF. */
const attached = 'consent-receipt.json';

/**
 * A receipt to read and to keep: what was acknowledged, when, and how it is proven, as a PDF that software can read aloud. It carries
 * the receipt itself, so that one file is enough to check it.
 */
export async function receiptPdf(receipt: ConsentReceipt): Promise<Buffer> {
  const { schemaVersion: schema, events, controller } = receipt;
  const date = new Date(events.at(-1)?.at ?? 0);
  const { writer, attach, finish } = createPdfDocument({
    title: `${words.title} · ${brand.name}`,
    author: controller.name,
    subject: fill(words.subject, { schema }),
    language: words.language,
    date,
  });
  writeTitleBlock(writer, openingOf(receipt));
  writer.space(6);
  writeNotice(writer, receipt);
  writeConsent(writer, receipt);
  writeValues(writer, receipt);
  await writeProof(writer, receipt, attached);
  attach({
    name: attached,
    type: 'application/json',
    content: Buffer.from(`${JSON.stringify(receipt, null, 2)}\n`),
    description: words.check.attachment,
  });
  return finish((page, count) => ({
    left: brand.name,
    middle: '',
    right: fill(words.page, { page, count }),
  }));
}
