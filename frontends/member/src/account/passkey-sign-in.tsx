import { Button, Notice, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { accountWords } from './account-words.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const words = accountWords.passkey;

const Or = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${theme.color.line};
    content: '';
  }
`;

/** The other way in, where the browser knows it. */
export function PasskeySignIn() {
  const { start, isPending, failure } = usePasskeySignIn();
  return (
    <Stack gap={4}>
      <Or>{accountWords.or}</Or>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        pending={isPending}
        pendingLabel={words.pending}
        onClick={start}
      >
        {words.action}
      </Button>
      <div role="alert">
        {failure && (
          <Notice tone="warning" title={words.failed}>
            {failure}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
