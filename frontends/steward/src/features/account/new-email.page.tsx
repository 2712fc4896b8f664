import { confirmStewardEmailChange } from '@aera/contracts';
import { callApi, isApiError, storageKeys } from '@aera/frontend-kit';
import { FormError } from '@aera/frontend-kit/form';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { Button, ButtonLink, Card, Notice, Stack, Text } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { paths } from '../../shared/paths.ts';
import { accountCopy } from './account-copy.ts';

const copy = accountCopy.newEmail;

/** Confirms a new e-mail address of the signed-in steward. Requires a click, because mail programs may open links. */
export function NewEmailPage() {
  const { token, clearToken } = useLinkToken(storageKeys.stewardEmailToken);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => callApi(confirmStewardEmailChange, { body: { token } }),
    onSuccess: () => {
      clearToken();
      return client.invalidateQueries({ queryKey: ['security'] });
    },
    onError: (error) => isDeadLink(error) && clearToken(),
  });
  const problem = toProblem(confirm.error) ?? (token === '' ? copy.incomplete : null);
  return (
    <>
      <PageTitle title={confirm.isSuccess ? copy.done : copy.title} />
      <Card>
        <Stack gap={4} align="start">
          {confirm.isSuccess ? (
            <Text as="output">{copy.doneText(confirm.data.email ?? '')}</Text>
          ) : problem ? (
            <div role="alert">
              <Notice tone="warning" title={problem.title}>
                {problem.text}
              </Notice>
            </div>
          ) : (
            <>
              <Text>{copy.lead}</Text>
              <FormError error={confirm.error} title={copy.failed} fallback={copy.failure} />
              <Button
                pending={confirm.isPending}
                pendingLabel={copy.confirming}
                onClick={() => confirm.mutate()}
              >
                {copy.confirm}
              </Button>
            </>
          )}
          {(confirm.isSuccess || problem) && (
            <ButtonLink as={Link} to={paths.account} variant={problem ? 'secondary' : 'primary'}>
              {copy.back}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </>
  );
}

const isDeadLink = (error: unknown): boolean => isApiError(error) && error.status === 410;

/** Returns the text of an error that a retry cannot resolve, else null. */
function toProblem(error: unknown) {
  const code = isApiError(error) ? error.problem?.code : undefined;
  if (code === 'email-change-invalid') return copy.expired;
  if (code === 'sign-in-to-confirm') return copy.otherAccount;
  return null;
}
