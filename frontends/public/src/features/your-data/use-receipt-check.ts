import { readLedgerCheckpoint } from '@aera/contracts';
import type { VerificationResult } from '@aera/transparency-log/receipt';
import { callApi, logFailure } from '@aera/frontend-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

export interface CheckedReceipt extends VerificationResult {
  /** The ledger's own word on its key; null when it could not be asked. */
  readonly knownKey: string | null;
}

const verifier = () => import('@aera/transparency-log/receipt');

/** The ledger's key, asked for once; null when it cannot be had, as offline. */
const useLedgerKey = (): string | null =>
  useQuery({
    queryKey: [readLedgerCheckpoint.path],
    queryFn: async ({ signal }) => (await callApi(readLedgerCheckpoint, { signal })).key,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? null;

/** Has script and key at hand from the start, so that a receipt can be checked once the connection is gone. */
export function usePrepareChecks(): void {
  useLedgerKey();
  useEffect(() => {
    verifier().catch((error: unknown) => logFailure('Failed to load the verifier', error));
  }, []);
}

/** Text of a file, JSON or a PDF that embeds it; undefined without verifiable content. */
export async function readFile(file: File): Promise<unknown> {
  const { extractDocument } = await verifier();
  return extractDocument(new Uint8Array(await file.arrayBuffer()));
}

/** Checks receipts and certificates in this browser. Fails where it knows nothing of the signatures. */
export function useReceiptCheck() {
  const knownKey = useLedgerKey();
  return useMutation({
    // Not even "online" matters: no server is asked.
    networkMode: 'always',
    mutationFn: async (receipt: unknown): Promise<CheckedReceipt> => {
      const { verifyReceipt } = await verifier();
      return { ...(await verifyReceipt(receipt, knownKey ?? undefined)), knownKey };
    },
    onError: (error) => logFailure('Failed to check a receipt', error),
  });
}
