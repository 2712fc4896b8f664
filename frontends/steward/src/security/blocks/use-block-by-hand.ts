import type { BodyOf, ResponseOf, blockNetwork, previewBlock } from '@aera/contracts';
import { callApi } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityAddresses as addresses } from '../security-addresses.ts';

export type BlockPreview = ResponseOf<typeof previewBlock>;

/** Looks whom a block would hit, and blocks. */
export function useBlockByHand(onBlocked: () => void) {
  const client = useQueryClient();
  const preview = useMutation({
    mutationFn: (network: string) => callApi(addresses.previewBlock, { body: { network } }),
  });
  const block = useMutation({
    mutationFn: (body: BodyOf<typeof blockNetwork>) => callApi(addresses.blockNetwork, { body }),
    onSuccess: () => {
      preview.reset();
      onBlocked();
    },
    onSettled: () =>
      Promise.all(
        [addresses.blockedIps, addresses.intrusionReport].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
  return { preview, block };
}
