import { type Form, FormError } from '@aera/frontend-kit/form';
import { Button, Stack } from '@aera/ui';
import type { ReactNode } from 'react';

interface AccountFormProps {
  readonly form: Form;
  readonly title: string;
  readonly copy: { readonly submit: string; readonly submitting: string; readonly failure: string };
  readonly children: ReactNode;
}

/** Fields, error and button of a form on the account pages. */
export const AccountForm = ({ form, title, copy, children }: AccountFormProps) => (
  <form {...form.props} aria-label={title}>
    <Stack gap={5}>
      {children}
      <FormError error={form.error} title={copy.failure} />
      <Button type="submit" size="lg" fullWidth pending={form.pending} pendingLabel={copy.submitting}>
        {copy.submit}
      </Button>
    </Stack>
  </form>
);
