import { type memberMe, requestVerification, type ResponseOf } from '@aera/contracts';
import { Button, Notice, Row, Text, useToast } from '@aera/ui';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dashboardWords } from './dashboard-words.ts';

const words = dashboardWords.verify;

/** Asks for a click in a mail while the address is not known to be the member’s; nothing while nobody can say. */
export function VerifyNotice() {
  const { toast } = useToast();
  const { data } = useQuery<ResponseOf<typeof memberMe> | null>({ queryKey: memberKey });
  const again = useMutation({
    mutationFn: () => callApi(requestVerification, { body: {} }),
    onSuccess: () => toast({ ...words.sent, variant: 'success' }),
    onError: (error) => {
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      toast({ ...words.failed, ...(detail && { description: detail }), variant: 'destructive' });
    },
  });
  if (data?.emailVerified !== false) return null;
  return (
    <Notice title={words.title}>
      <Row gap={3} justify="space-between">
        <Text size="sm">{words.text(data.user.email)}</Text>
        <Button variant="secondary" size="sm" pending={again.isPending} onClick={() => again.mutate()}>
          {words.again}
        </Button>
      </Row>
    </Notice>
  );
}
