import { retentionHistory, type RetentionPolicy, retentionPolicy, setRetention } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { samePolicy } from './policy-draft.ts';
import { retentionWords } from './retention-copy.ts';

const words = retentionWords.done;

const tries = 20;
const pause = 400;

/** Sets a policy and waits until it is in force; answers whether it is. What has gone is read again either way. */
export function useSetRetention() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (policy: RetentionPolicy): Promise<boolean> => {
      await callApi(setRetention, { body: policy });
      return inForce(policy).catch(() => false);
    },
    onSuccess: (known) => {
      toast({ title: words.title, description: known ? words.text : words.late, variant: 'success' });
    },
    onSettled: () =>
      Promise.all(
        [retentionPolicy, retentionHistory].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}

async function inForce(policy: RetentionPolicy): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    const now = await callApi(retentionPolicy);
    if (samePolicy(now.policy, policy)) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
