import type { ConsentReceipt } from '@aera/contracts';
import type { TitleBlock } from '@aera/pdf';
import { at, dayOf, saidTimes } from './moments.ts';
import { fill, receiptWords as words } from './receipt-words.ts';

/** The head of a receipt: when it was given, and whether it stands. */
export function openingOf(receipt: ConsentReceipt): TitleBlock {
  const living = saidTimes(receipt)?.living;
  return {
    series: fill(words.series, { schema: receipt.schemaVersion }),
    title: words.heading,
    size: 28,
    facts: [
      [words.given, dayOf(at(receipt, 'given') ?? '')],
      ...(living ? [[words.living, living] as const] : []),
      [words.status, at(receipt, 'withdrawn') ? words.withdrawn : words.stands],
    ],
  };
}
