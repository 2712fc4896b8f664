import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { complianceAddresses } from './compliance-addresses.ts';
import { complianceWords } from './compliance-words.ts';

const words = complianceWords.page;

/** Has every check run now, and reads again what follows from it. */
export function useRunCompliance() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => callApi(complianceAddresses.runCompliance, { body: {} }),
    onSuccess: () => {
      toast({ title: words.ran });
      return Promise.all(
        [complianceAddresses.complianceReport, complianceAddresses.complianceControls].map(({ path }) =>
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
