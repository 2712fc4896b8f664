import { parseWitnessKey } from '@aera/transparency-log/verify';
import { z } from 'zod';
import type { Witness } from './cosigner.ts';

const WitnessSetting = z.strictObject({ key: z.string(), url: z.url({ protocol: /^https?$/ }) });

/** Witnesses as JSON: `[{"key": "<verifier key>", "url": "<submission prefix>"}]`. */
export const witnessSettings = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return z.array(WitnessSetting).parse(JSON.parse(text || '[]'));
    } catch (error) {
      context.addIssue({ code: 'custom', message: `is not a list of witnesses: ${String(error)}` });
      return z.NEVER;
    }
  });

/**
 * Parses the verifier keys of the configured witnesses and removes a trailing slash from each URL.
 * @throws Error for a malformed key, two witnesses with the same name, or a quorum that they cannot reach
 */
export async function parseWitnesses(
  settings: readonly z.output<typeof WitnessSetting>[],
  quorum: number,
): Promise<Witness[]> {
  const witnesses = await Promise.all(
    settings.map(async ({ key: verifierKey, url }) => {
      const key = await parseWitnessKey(verifierKey);
      if (!key) throw new Error(`LEDGER_WITNESSES: ${verifierKey} is not a witness verifier key.`);
      return { key, verifierKey, url: url.replace(/\/$/, '') };
    }),
  );
  if (new Set(witnesses.map(({ key }) => key.name)).size < witnesses.length)
    throw new Error('LEDGER_WITNESSES has two witnesses with the same name.');
  if (witnesses.length > 0 && quorum > witnesses.length)
    throw new Error(`LEDGER_WITNESS_QUORUM is ${quorum}, but LEDGER_WITNESSES has only ${witnesses.length}.`);
  return witnesses;
}
