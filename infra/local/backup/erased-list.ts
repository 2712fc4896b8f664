import { createHmac, hkdfSync, type JsonWebKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ErasedSubjects, isEqualInConstantTime, noErasedSubjects } from '@aera/service-kit';
import { z } from 'zod';
import { replaceFile } from '../process/replace-file.ts';
import type { Secrets } from '../secrets.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';
import { mergeErasedSubjects } from './erased-subjects.ts';

/** Stored beside the backups, never in one: it must be newer than the backup that is restored. */
export const erasedListName = 'erased-subjects.json';

const ErasedList = z.strictObject({
  version: z.literal(1),
  updatedAt: z.iso.datetime(),
  subjects: ErasedSubjects,
});
export type ErasedList = z.infer<typeof ErasedList>;

/** The key of the list is derived from the ledger's, which never changes: a later list applies to backups under an earlier backup key. */
export type ListSecrets = Pick<Secrets, 'ledgerKey'>;

/** Adds subjects to the list at `path` and removes none. The list contains no name or e-mail address, so it is not encrypted. */
export async function updateErasedList(
  path: string,
  subjects: ErasedSubjects,
  { secrets, now }: { readonly secrets: ListSecrets; readonly now: Date },
): Promise<ErasedList> {
  const last = await readErasedList(path, secrets);
  const list: ErasedList = {
    version: 1,
    updatedAt: now.toISOString(),
    subjects: last ? mergeErasedSubjects(last.subjects, subjects) : subjects,
  };
  await replaceFile(path, `${JSON.stringify({ ...list, mac: computeMac(list, secrets) }, null, 2)}\n`);
  return list;
}

/**
 * Reads the list; null if there is none.
 * @throws UnusableBackupError when it is damaged or of another platform
 */
export async function readErasedList(path: string, secrets: ListSecrets): Promise<ErasedList | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = parseList(text);
  if (!parsed.success)
    throw new UnusableBackupError(`${path} is truncated or not a list of erased subjects.`);
  const { mac, ...list } = parsed.data;
  if (!isEqualInConstantTime(mac, computeMac(list, secrets)))
    throw new UnusableBackupError(`${path} has been changed, or is of another platform.`);
  return list;
}

export interface RestoredData {
  /** The time of the backup. */
  readonly createdAt: string;
  /** The time of the restored databases; null for everything in the WAL archive. */
  readonly at: string | null;
}

/**
 * Reads the list for a restore. It must contain every erasure up to the restored time. If the databases are recovered to the end of the
 * archive, it need only contain those up to the backup: the databases contain the later ones.
 * @param path `none` for no list
 *
 * @throws UnusableBackupError with the choices that are left
 */
export async function readListForRestore(
  path: string,
  secrets: ListSecrets,
  { createdAt, at }: RestoredData,
): Promise<ErasedList> {
  const needed = at ?? createdAt;
  if (path === 'none') return { version: 1, updatedAt: needed, subjects: noErasedSubjects };
  const list = await readErasedList(path, secrets);
  if (!list)
    throw new UnusableBackupError(
      `There is no list of erased subjects at ${path}, and the backup may have people who were erased since. Name the list: ERASED=/path/${erasedListName}, or ERASED=none if no one was.`,
    );
  if (list.updatedAt < needed) {
    const times = list.updatedAt < createdAt ? '' : `a time up to ${list.updatedAt}, AT=latest, `;
    throw new UnusableBackupError(
      `The list of erased subjects at ${path} is of ${list.updatedAt}, before ${needed}, the time of the restored data. ` +
        `Give ${times}a later list (ERASED=/path/${erasedListName}), or ERASED=none if no one was erased since.`,
    );
  }
  return list;
}

function parseList(text: string) {
  const schema = ErasedList.extend({ mac: z.string() });
  try {
    return schema.safeParse(JSON.parse(text));
  } catch {
    return schema.safeParse(null);
  }
}

/** Computes the MAC of the parsed list, whose fields the schema orders. */
function computeMac(list: ErasedList, { ledgerKey }: ListSecrets): string {
  const { d: privateKey } = JSON.parse(ledgerKey) as JsonWebKey & { d: string };
  const macKey = Buffer.from(
    hkdfSync('sha256', Buffer.from(privateKey, 'base64url'), '', 'aera erased subjects', 32),
  );
  return createHmac('sha256', macKey)
    .update(JSON.stringify(ErasedList.parse(list)))
    .digest('hex');
}
