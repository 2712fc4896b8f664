import {
  blockedIps,
  blockNetwork,
  type BodyOf,
  intrusionReport,
  previewBlock,
  type ResponseOf,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type BlockPreview = ResponseOf<typeof previewBlock>;

/** Looks whom a block would hit, and blocks. */
export function useBlockByHand(onBlocked: () => void) {
  const client = useQueryClient();
  const preview = useMutation({
    mutationFn: (network: string) => callApi(previewBlock, { body: { network } }),
  });
  const block = useMutation({
    mutationFn: (body: BodyOf<typeof blockNetwork>) => callApi(blockNetwork, { body }),
    onSuccess: () => {
      preview.reset();
      onBlocked();
    },
    onSettled: () =>
      Promise.all(
        [blockedIps, intrusionReport].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
  return { preview, block };
}
