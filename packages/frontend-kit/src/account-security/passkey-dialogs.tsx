import type { Passkey } from '@aera/contracts';
import { useAccount } from './account-context.ts';
import { callApi } from '@aera/frontend-kit';
import { ConfirmDialog, FormDialog, FormError, PasswordField, useForm } from '../form/index.ts';
import { useCommand } from '../query/use-command.ts';
import { TextField, useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { createPasskey, isPasskeyError } from './passkey-client.ts';
import { securityQueries, useInvalidateSecurity } from './account-security-api.ts';
import { accountSecurityCopy } from './account-security-copy.ts';

const { adding, renaming, removing } = accountSecurityCopy.passkeys;
const { cancel, unreachable } = accountSecurityCopy;
const maxNameLength = 60;

const findNameError = (name: string) => (name.trim() === '' ? adding.missingName : undefined);

/** Asks for a name and the password, then has the browser create the passkey. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { toast } = useToast();
  const { routes } = useAccount();
  const invalidate = useInvalidateSecurity();
  const creation = useMutation({
    mutationFn: (values: { name: string; password: string }) => createPasskey(routes, values),
    onSuccess: async ({ passkey: { name } }) => {
      toast({ title: adding.done(name), variant: 'success' });
      onClose();
      await invalidate();
    },
  });
  const form = useForm({
    initial: { name: adding.defaultName, password: '' },
    validate: ({ name, password }) => ({
      name: findNameError(name),
      password: password === '' ? adding.missingPassword : undefined,
    }),
    send: ({ name, password }) => creation.mutateAsync({ name: name.trim(), password }),
    mutation: creation,
    fieldByCode: { 'wrong-password': 'password' },
  });
  return (
    <FormDialog
      form={form}
      width="sm"
      title={adding.title}
      description={adding.text}
      copy={{ ...adding, cancel }}
      onClose={onClose}
    >
      <TextField
        {...form.bind('name')}
        label={adding.name}
        hint={adding.nameHint}
        autoComplete="off"
        maxLength={maxNameLength}
        required
      />
      <PasswordField {...form.bind('password')} label={adding.password} />
      <FormError
        error={form.error}
        tone="warning"
        title={adding.failure}
        fallback={toPasskeyMessage(creation.error)}
      />
    </FormDialog>
  );
}

/** To protect the user, browsers say little more than the name of the error. */
const messagesByErrorName: Readonly<Record<string, string>> = {
  InvalidStateError: adding.alreadyRegistered,
  ConstraintError: adding.unsuitableDevice,
  NotSupportedError: adding.unsuitableDevice,
  SecurityError: adding.wrongAddress,
  UnknownError: adding.deviceFailed,
};

/** Undefined for a failed call. */
const toPasskeyMessage = (error: Error | null): string | undefined =>
  isPasskeyError(error) ? (messagesByErrorName[error.name] ?? adding.browserFailed) : undefined;

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
  const { routes } = useAccount();
  const invalidate = useInvalidateSecurity();
  const rename = useMutation({
    mutationFn: (body: { name: string }) => callApi(routes.renamePasskey, { params: { id }, body }),
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  const form = useForm({
    initial: { name },
    validate: (values) => ({ name: findNameError(values.name) }),
    send: (values) => rename.mutateAsync({ name: values.name.trim() }),
    mutation: rename,
  });
  return (
    <FormDialog
      form={form}
      width="sm"
      title={renaming.title}
      copy={{ ...renaming, cancel }}
      onClose={onClose}
    >
      <TextField
        {...form.bind('name')}
        label={adding.name}
        autoComplete="off"
        maxLength={maxNameLength}
        required
      />
      <FormError error={form.error} title={renaming.failure} />
    </FormDialog>
  );
}

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
  const { routes } = useAccount();
  const { mutate, isPending } = useCommand({
    send: () => callApi(routes.removePasskey, { params: { id } }),
    refetch: [securityQueries],
    onSuccess: onClose,
    success: () => ({ title: removing.done(name) }),
    failure: { title: removing.failed, description: unreachable },
  });
  return (
    <ConfirmDialog
      width="sm"
      title={removing.title(name)}
      description={removing.text}
      copy={{ cancel, confirm: removing.submit, confirming: removing.submitting }}
      destructive
      pending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
