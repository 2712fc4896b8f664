import { complianceControls, complianceReport, runCompliance } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { complianceWords } from './compliance-copy.ts';

const words = complianceWords.page;

/** Has every check run now, and reads again what follows from it. */
export function useRunCompliance() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => callApi(runCompliance, { body: {} }),
    onSuccess: () => {
      toast({ title: words.ran });
      return Promise.all(
        [complianceReport, complianceControls].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      );
    },
    onError: (error) =>
      toast({
        title: words.runFailed,
        description: isApiError(error) ? error.detail : undefined,
        variant: 'destructive',
      }),
  });
}
