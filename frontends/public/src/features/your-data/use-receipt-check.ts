import { readLedgerCheckpoint } from '@aera/contracts';
import type { VerificationResult } from '@aera/transparency-log/receipt';
import { callApi, logFailure } from '@aera/frontend-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

export interface CheckedReceipt extends VerificationResult {
  /** The key of the ledger; null when it could not be loaded. */
  readonly knownKey: string | null;
}

interface LedgerKeys {
  readonly key: string;
  readonly witnesses: readonly string[];
}

const loadVerifier = () => import('@aera/transparency-log/receipt');

/** Loads the keys of the ledger and its witnesses once; null without them, for example offline. */
export const useLedgerKeys = (): LedgerKeys | null =>
  useQuery({
    queryKey: [readLedgerCheckpoint.path],
    queryFn: async ({ signal }): Promise<LedgerKeys> => {
      const { key, witnesses = [] } = await callApi(readLedgerCheckpoint, { signal });
      return { key, witnesses };
    },
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? null;

/** Loads script and key in advance, so that a receipt can be verified offline. */
export function usePrepareChecks(): void {
  useLedgerKeys();
  useEffect(() => {
    loadVerifier().catch((error: unknown) => logFailure('Failed to load the verifier', error));
  }, []);
}

/** Reads the JSON of a file, or the JSON that a PDF embeds; undefined without verifiable content. */
export async function readFile(file: File): Promise<unknown> {
  const { extractDocument } = await loadVerifier();
  return extractDocument(new Uint8Array(await file.arrayBuffer()));
}

/** Verifies receipts and certificates in this browser. Fails in a browser without Ed25519. */
export function useReceiptCheck() {
  const known = useLedgerKeys();
  return useMutation({
    // Runs offline too, because it calls no server.
    networkMode: 'always',
    mutationFn: async (receipt: unknown): Promise<CheckedReceipt> => {
      const { verifyReceipt } = await loadVerifier();
      return {
        ...(await verifyReceipt(receipt, known?.key, known?.witnesses)),
        knownKey: known?.key ?? null,
      };
    },
    onError: (error) => logFailure('Failed to check a receipt', error),
  });
}
