import type { ConsentReceipt } from '@aera/contracts';
import type { Writer } from '@aera/pdf';
import { at, momentOf, saidTimes } from './moments.ts';
import { fill, receiptWords as words } from './receipt-words.ts';
import { beginPart, small, text } from './settings.ts';

/** Which words were acknowledged, and the words themselves. */
export function writeNotice(writer: Writer, { notice }: ConsentReceipt): void {
  const { title, version, versionOf, binding, bindings, hash, hashNone, textNone } = words.notice;
  beginPart(writer, title);
  writer.list(
    [
      [version, fill(versionOf, { version: notice.version })],
      [binding, bindings[notice.binding ?? 'unknown']],
      [hash, notice.hash ? `SHA-256 ${notice.hash}` : hashNone],
    ],
    text,
  );
  writer.space(6);
  for (const line of notice.text ?? [textNone]) {
    writer.write('P', line, small);
    writer.space(3);
  }
}

/** Who asked for what, and when it was given. */
export function writeConsent(writer: Writer, receipt: ConsentReceipt): void {
  const names = words.consent;
  const { recordId, piiPrincipalId, controller, processing } = receipt;
  const said = saidTimes(receipt);
  const withdrawn = at(receipt, 'withdrawn');
  beginPart(writer, names.title);
  writer.list(
    [
      [names.record, recordId],
      [names.visitor, piiPrincipalId],
      [names.givenAt, momentOf(at(receipt, 'given') ?? '')],
      ...(said ? [[names.givenIn, `${momentOf(said.gregorian)} · ${said.living}`] as const] : []),
      ...(withdrawn ? [[names.withdrawnAt, momentOf(withdrawn)] as const] : []),
      [names.controller, controller.name],
      [names.contact, controller.contact],
      [names.purpose, processing.purpose],
      [names.basis, processing.lawfulBasis],
      [names.data, processing.personalData.join(' · ')],
      [names.withdrawal, fill(names.withdrawalHow, { route: processing.withdrawal })],
    ],
    text,
  );
}

/** What identifies the visitor in it, as long as anybody can read it. */
export function writeValues(writer: Writer, { disclosure }: ConsentReceipt): void {
  const { title, erased, none, ...names } = words.values;
  beginPart(writer, title);
  if (!disclosure) return writer.write('P', erased, text);
  const { ip, userAgent, url, referrer, position } = disclosure;
  writer.list(
    [
      [names.ip, ip],
      [names.userAgent, userAgent || none],
      [names.url, url || none],
      [names.referrer, referrer || none],
      [names.position, position ? `${position.latitude}, ${position.longitude}` : none],
    ],
    text,
  );
}
