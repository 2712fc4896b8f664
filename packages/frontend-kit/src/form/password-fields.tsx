import type { changePassword, changeStewardPassword } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import {
  Button,
  CheckIcon,
  PasswordField as Field,
  type PasswordFieldProps,
  Stack,
  theme,
  useToast,
  VisuallyHidden,
} from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FormError } from './form-error.tsx';
import { useForm } from './use-form.ts';

/** The server has the same limits. */
const minLength = 10;
const maxLength = 200;

const copy = {
  rule: `At least ${minLength} characters.`,
  missing: (count: number) => `${count} to go`,
  met: 'Long enough',
  advice: 'Try a few random words.',
  tooShort: `Enter a password of at least ${minLength} characters`,
  change: {
    label: 'Password',
    current: 'Current password',
    next: 'New password',
    missing: 'Enter your current password',
    same: 'Choose a password different from your current one',
    submit: 'Change password',
    submitting: 'Changing...',
    failed: 'Couldn’t change the password',
    done: {
      title: 'Password changed',
      description: 'You’re still signed in here. All other sessions were signed out.',
    },
  },
} as const;

type PasswordProps = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'> & {
  readonly label?: string;
};

export const PasswordField = ({ label = 'Password', ...props }: PasswordProps) => (
  <Field
    autoComplete="current-password"
    maxLength={maxLength}
    required
    {...props}
    label={label}
    showLabel={`Show ${label.toLowerCase()}`}
    hideLabel={`Hide ${label.toLowerCase()}`}
  />
);

/** Undefined for a new password that is long enough. */
export const findNewPasswordError = (password: string): string | undefined =>
  password.length < minLength ? copy.tooShort : undefined;

const Meter = styled.span`
  display: block;
  height: 4px;
  margin: 0.125rem 0 0.5rem;
  overflow: hidden;
  background: ${theme.color.line};
  border-radius: ${theme.radius.full};
  i {
    display: block;
    height: 100%;
    background: ${theme.color.gold};
    border-radius: inherit;
    transform-origin: left;
    transition: transform ${theme.duration.normal} ${theme.easing.out};
  }
  &[data-met] i {
    background: ${theme.color.success};
  }
`;

const Progress = styled.span`
  font-weight: 600;
  white-space: nowrap;
  &[data-met] {
    color: ${theme.color.success};
  }
  svg {
    display: inline-block;
    margin-right: 0.25em;
    vertical-align: -0.15em;
  }
`;

/** A new password with its rule and the progress towards it, both in the hint: screen readers read them with the field. */
export function NewPasswordField({ value, ...props }: PasswordProps & { readonly value: string }) {
  const length = Math.min(value.length, minLength);
  const met = length === minLength ? true : undefined;
  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      value={value}
      hint={
        <>
          <Meter aria-hidden data-met={met}>
            <i style={{ transform: `scaleX(${length / minLength})` }} />
          </Meter>
          {copy.rule}{' '}
          {length > 0 && (
            <Progress data-met={met}>
              {met && <CheckIcon size="1em" />}
              {met ? copy.met : copy.missing(minLength - length)}.
            </Progress>
          )}{' '}
          {copy.advice}
        </>
      }
    />
  );
}

interface ChangePasswordFormProps {
  readonly route: typeof changePassword | typeof changeStewardPassword;
  /** Tells password managers which account the password belongs to. */
  readonly username: string;
  readonly onChanged?: () => void;
}

/** Changes the own password, which signs out all other sessions. */
export function ChangePasswordForm({ route, username, onChanged }: ChangePasswordFormProps) {
  const { toast } = useToast();
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => callApi(route, { body }),
    onSuccess: () => {
      form.reset();
      toast({ ...copy.change.done, variant: 'success' });
      onChanged?.();
    },
  });
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? copy.change.missing : undefined,
      newPassword:
        findNewPasswordError(newPassword) ?? (newPassword === currentPassword ? copy.change.same : undefined),
    }),
    send: (body) => change.mutateAsync(body),
    mutation: change,
    fieldByCode: { 'wrong-password': 'currentPassword' },
  });
  return (
    <Stack as="form" {...form.props} gap={4} aria-label={copy.change.label}>
      <VisuallyHidden aria-hidden>
        <input type="text" autoComplete="username" tabIndex={-1} readOnly value={username} />
      </VisuallyHidden>
      <PasswordField {...form.bind('currentPassword')} label={copy.change.current} />
      <NewPasswordField {...form.bind('newPassword')} label={copy.change.next} />
      <FormError error={form.error} title={copy.change.failed} />
      <div>
        <Button type="submit" pending={form.pending} pendingLabel={copy.change.submitting}>
          {copy.change.submit}
        </Button>
      </div>
    </Stack>
  );
}
