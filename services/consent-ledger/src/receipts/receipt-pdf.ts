import { brand, toDocumentTitle } from '@aera/content/brand';
import type { ConsentReceipt } from '@aera/contracts';
import {
  createPdfDocument,
  type TextStyle,
  type TitleBlock,
  type PdfWriter,
  writeTitleBlock,
} from '@aera/pdf';
import {
  listCosignatures,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  toBase64,
} from '@aera/transparency-log/verify';
import { interpolate, receiptTexts } from './receipt-copy.ts';

/** File name of the receipt attached to its PDF. */
const receiptFileName = 'consent-receipt.json';

/**
 * Renders a receipt as an accessible PDF: the notice, the consent and its proof. The receipt itself is attached, so that one file is enough
 * to verify it.
 */
export async function renderReceiptPdf(receipt: ConsentReceipt): Promise<Buffer> {
  const { schemaVersion: schema, events, controller } = receipt;
  const date = new Date(events.at(-1)?.at ?? 0);
  const { writer, attach, finish } = createPdfDocument({
    title: toDocumentTitle(receiptTexts.title),
    author: controller.name,
    subject: interpolate(receiptTexts.subject, { schema }),
    language: receiptTexts.language,
    date,
  });
  writeTitleBlock(writer, buildTitleBlock(receipt));
  writer.addVerticalSpace(6);
  writeNoticeSection(writer, receipt);
  writeConsentSection(writer, receipt);
  writePersonalDataSection(writer, receipt);
  await writeProofSection(writer, receipt, receiptFileName);
  attach({
    name: receiptFileName,
    type: 'application/json',
    content: Buffer.from(`${JSON.stringify(receipt, null, 2)}\n`),
    description: receiptTexts.check.attachment,
  });
  return finish((page, count) => ({
    left: brand.name,
    middle: '',
    right: interpolate(receiptTexts.page, { page, count }),
  }));
}

/** Title of a receipt: when the consent was given, and whether it is active. */
function buildTitleBlock(receipt: ConsentReceipt): TitleBlock {
  const living = readClientTimestamps(receipt)?.living;
  return {
    series: interpolate(receiptTexts.series, { schema: receipt.schemaVersion }),
    title: receiptTexts.heading,
    size: 28,
    facts: [
      [receiptTexts.given, formatDate(findEventTime(receipt, 'given') ?? '')],
      ...(living ? [[receiptTexts.living, living] as const] : []),
      [
        receiptTexts.status,
        findEventTime(receipt, 'withdrawn') ? receiptTexts.withdrawn : receiptTexts.stands,
      ],
    ],
  };
}

/** The acknowledged notice: version and text. */
function writeNoticeSection(writer: PdfWriter, { notice }: ConsentReceipt): void {
  const { title, version, versionOf, proofStatus, proofStatuses, hash, textNone } = receiptTexts.notice;
  startSection(writer, title);
  writer.writeLabelledList(
    [
      [version, interpolate(versionOf, { version: notice.version })],
      [proofStatus, proofStatuses[notice.proofStatus]],
      [hash, `SHA-256 ${notice.hash}`],
    ],
    text,
  );
  writer.addVerticalSpace(6);
  for (const line of notice.text ?? [textNone]) {
    writer.writeText('P', line, small);
    writer.addVerticalSpace(3);
  }
}

/** The controller, the purpose and the time of the consent. */
function writeConsentSection(writer: PdfWriter, receipt: ConsentReceipt): void {
  const names = receiptTexts.consent;
  const { recordId, piiPrincipalId, controller, processing } = receipt;
  const clientTimestamps = readClientTimestamps(receipt);
  const withdrawn = findEventTime(receipt, 'withdrawn');
  startSection(writer, names.title);
  writer.writeLabelledList(
    [
      [names.record, recordId],
      [names.visitor, piiPrincipalId],
      [names.givenAt, formatDateTime(findEventTime(receipt, 'given') ?? '')],
      ...(clientTimestamps
        ? [
            [
              names.givenIn,
              `${formatDateTime(clientTimestamps.gregorian)} · ${clientTimestamps.living}`,
            ] as const,
          ]
        : []),
      ...(withdrawn ? [[names.withdrawnAt, formatDateTime(withdrawn)] as const] : []),
      [names.controller, controller.name],
      [names.contact, controller.contact],
      [names.purpose, processing.purpose],
      [names.basis, processing.lawfulBasis],
      [names.data, processing.personalData.join(' · ')],
      [names.withdrawal, interpolate(names.withdrawalHow, { route: processing.withdrawal })],
    ],
    text,
  );
}

/** The visitor's identifiers, while they can be decrypted. */
function writePersonalDataSection(writer: PdfWriter, { disclosure }: ConsentReceipt): void {
  const { title, erased, none, ...names } = receiptTexts.values;
  startSection(writer, title);
  if (!disclosure) return writer.writeText('P', erased, text);
  const { ip, userAgent, url, referrer, position } = disclosure;
  writer.writeLabelledList(
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

/** The record's position in the log as numbers that can be compared, and how to verify it. */
async function writeProofSection(
  writer: PdfWriter,
  receipt: ConsentReceipt,
  attached: string,
): Promise<void> {
  const names = receiptTexts.proof;
  const { proof, withdrawal } = receipt;
  startSection(writer, names.title);
  writer.writeText('P', names.lead, text);
  writer.addVerticalSpace(4);
  writer.writeText('P', names.means, text);
  writer.addVerticalSpace(6);
  const checkpoint = await readCheckpoint(proof);
  if (proof.inclusion && checkpoint) {
    writer.writeLabelledList(
      [
        [names.log, checkpoint.origin],
        [names.leaf, interpolate(names.leafOf, { leaf: proof.inclusion.leaf })],
        [names.size, interpolate(names.sizeOf, { size: checkpoint.size })],
        [names.root, toBase64(checkpoint.root)],
        [names.key, proof.key],
        ...(proof.witnesses ? [[names.witnesses, await describeWitnesses(proof)] as const] : []),
      ],
      text,
    );
    if (withdrawal?.inclusion)
      writer.writeText('P', interpolate(names.withdrawal, { leaf: withdrawal.inclusion.leaf }), text);
    writer.addVerticalSpace(4);
    writer.writeText('P', names.checkpoint, text);
    writer.writeText('Code', proof.inclusion.checkpoint.trimEnd(), small);
  } else writer.writeText('P', names.pending, text);
  startSection(writer, receiptTexts.check.title);
  const steps = [...receiptTexts.check.steps, receiptTexts.check.attached];
  for (const template of steps) {
    const step = interpolate(template, { file: attached, log: '/ledger' });
    // Keeps a step on one page.
    writer.ensureSpace(writer.measureHeight(step, text));
    writer.writeText('P', step, text);
    writer.addVerticalSpace(4);
  }
}

/** Names the witnesses that cosigned the checkpoint of the receipt. */
async function describeWitnesses({ inclusion, witnesses = [] }: ConsentReceipt['proof']): Promise<string> {
  const cosignatures = inclusion ? await listCosignatures(inclusion.checkpoint, witnesses) : [];
  if (cosignatures.length === 0) return receiptTexts.proof.noWitnesses;
  return cosignatures
    .map(({ witness, cosignedAt }) =>
      interpolate(receiptTexts.proof.witnessAt, { witness, date: formatDateTime(cosignedAt) }),
    )
    .join(' · ');
}

async function readCheckpoint({ key, inclusion }: ConsentReceipt['proof']) {
  const noteKey = await parseNoteKey(key);
  const note = noteKey && inclusion && (await openNote(inclusion.checkpoint, noteKey));
  return note ? parseCheckpoint(note) : null;
}

const heading: TextStyle = { font: 'display', size: 15, leading: 20 };
const text: TextStyle = { font: 'text', size: 11, leading: 15 };
const small: TextStyle = { font: 'text', size: 10, leading: 13.5 };

/** Starts a section; its heading stays with the following text. */
function startSection(writer: PdfWriter, title: string): void {
  writer.addVerticalSpace(11);
  writer.ensureSpace(heading.leading + 60);
  writer.writeText('H2', title, heading);
  writer.addVerticalSpace(5);
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an instant in UTC. */
const formatDateTime = (instant: string): string => `${format.format(new Date(instant))} UTC`;
const formatDate = (instant: string): string => day.format(new Date(instant));

const findEventTime = ({ events }: ConsentReceipt, type: 'given' | 'withdrawn'): string | undefined =>
  events.find((event) => event.type === type)?.at;

/** Reads the browser's time in both calendars from the log entry; null if it has none. */
function readClientTimestamps({ proof }: ConsentReceipt): { gregorian: string; living: string } | null {
  const { data } = JSON.parse(proof.entry) as { data: Record<string, unknown> };
  const { gregorianTimestamp: gregorian, aeraTimestamp: living } = data;
  return typeof gregorian === 'string' && typeof living === 'string' ? { gregorian, living } : null;
}
