import { account } from '@aera/content/account';
import { Button, Notice, Stack } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import type { FormEvent, ReactNode, RefObject } from 'react';

interface AccountFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly title: string;
  readonly copy: { readonly submit: string; readonly submitting: string; readonly failure: string };
  readonly pending: boolean;
  /** A failure that no single field explains. */
  readonly failure: unknown;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** Fields, what went wrong, and the button. */
export function AccountForm({
  formRef,
  title,
  copy,
  pending,
  failure,
  onSubmit,
  children,
}: AccountFormProps) {
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate aria-label={title}>
      <Stack gap={5}>
        {children}
        {Boolean(failure) && (
          <div role="alert">
            <Notice tone="destructive" title={copy.failure}>
              {isApiError(failure) ? failure.detail : account.unreachable}
            </Notice>
          </div>
        )}
        <Button type="submit" size="lg" fullWidth pending={pending} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}
