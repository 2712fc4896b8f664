import { type readCurrentMember, requestVerification, type ResponseOf } from '@aera/contracts';
import { Button, Notice, Row, Text, useToast } from '@aera/ui';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dashboardCopy } from './dashboard-copy.ts';

const copy = dashboardCopy.verify;

/** Asks the member to confirm an unverified email address by a mailed link; hidden while the state is unknown. */
export function VerificationNotice() {
  const { toast } = useToast();
  const { data } = useQuery<ResponseOf<typeof readCurrentMember> | null>({ queryKey: memberKey });
  const resend = useMutation({
    mutationFn: () => callApi(requestVerification, { body: {} }),
    onSuccess: () => toast({ ...copy.sent, variant: 'success' }),
    onError: (error) => {
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      toast({ ...copy.failed, ...(detail && { description: detail }), variant: 'destructive' });
    },
  });
  if (data?.emailVerified !== false) return null;
  return (
    <Notice title={copy.title}>
      <Row gap={3} justify="space-between">
        <Text size="sm">{copy.text(data.user.email)}</Text>
        <Button variant="secondary" size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
          {copy.again}
        </Button>
      </Row>
    </Notice>
  );
}
