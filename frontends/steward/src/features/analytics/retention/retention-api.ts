import {
  previewRetentionPolicy,
  readRetentionHistory,
  type RetentionPolicy,
  readRetentionPolicy,
  setRetentionPolicy,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import { isSamePolicy } from './policy-draft.ts';
import { retentionCopy } from './retention-copy.ts';
import { waitUntil } from '../wait-until.ts';

const copy = retentionCopy.done;

export const usePreviewRetention = () =>
  useMutation({ mutationFn: (policy: RetentionPolicy) => callApi(previewRetentionPolicy, { body: policy }) });

/** Replaces a policy, unless another steward has replaced it. Resolves to whether the new one already applies. */
export const useSetRetention = (from: RetentionPolicy, onSuccess: () => void) =>
  useCommand({
    send: async (policy: RetentionPolicy): Promise<boolean> => {
      await callApi(setRetentionPolicy, { body: { ...policy, from } });
      return waitUntil(async () => isSamePolicy((await callApi(readRetentionPolicy)).policy, policy));
    },
    onSuccess,
    refetch: [readRetentionPolicy, readRetentionHistory],
    success: (isInForce) => ({
      title: copy.title,
      description: isInForce ? copy.text : copy.pendingText,
    }),
  });
