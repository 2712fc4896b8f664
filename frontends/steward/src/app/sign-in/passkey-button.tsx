import { signInStewardWithPasskey, startStewardPasskeySignIn } from '@aera/contracts';
import { callApi, isApiError, stewardKey } from '@aera/frontend-kit';
import { canUsePasskeys, isPasskeyDeclined, getPasskeyAssertion } from '@aera/frontend-kit/account-security';
import { Button, Stack } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNotice } from '../../shared/fields/notices.tsx';
import { signInCopy } from './sign-in-copy.ts';

const copy = signInCopy.passkey;

/** Signs a steward in with a passkey, without a password or code. Hidden where the browser has no passkeys. */
export function PasskeyButton() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const answer = await getPasskeyAssertion(() => callApi(startStewardPasskeySignIn, { body: {} }));
      return callApi(signInStewardWithPasskey, { body: { answer } });
    },
    onSuccess: (session) => client.setQueryData(stewardKey, session),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        pending={isPending}
        pendingLabel={copy.pending}
        onClick={() => mutate()}
      >
        {copy.action}
      </Button>
      <FailureNotice>{error && toMessage(error)}</FailureNotice>
    </Stack>
  );
}

function toMessage(error: Error): string {
  if (isApiError(error)) return error.detail;
  return isPasskeyDeclined(error) ? copy.declined : signInCopy.failed;
}
