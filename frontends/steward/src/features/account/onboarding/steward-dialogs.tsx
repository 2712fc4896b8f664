import { toErrorDetail } from '@aera/frontend-kit';
import {
  changeStewardRole,
  reinstateSteward,
  type StewardListItem,
  suspendSteward,
  withdrawInvitation,
} from '@aera/contracts';
import { ConfirmDialog, FormDialog, FormError, useForm } from '@aera/frontend-kit/form';
import { Button, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { AccountSessions } from '../../../shared/account-sessions/account-sessions.tsx';
import { onboardingCopy as copy } from '../account-copy.ts';
import { useChangeSteward } from './onboarding-api.ts';
import { findRoleErrors, RoleFields, toLastDay, toRoleGrant } from './role-fields.tsx';

const routes = { suspend: suspendSteward, reinstate: reinstateSteward, withdraw: withdrawInvitation };

interface ChangeDialogProps {
  readonly action: keyof typeof routes;
  readonly stewardId: string;
  /** Name of the steward, or the invited e-mail address. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Suspends or reinstates a steward, or withdraws an invitation. */
export function ChangeDialog({ action, stewardId, name, onClose }: ChangeDialogProps) {
  const change = useChangeSteward(routes[action], copy.done[action]);
  const { title, text, ...buttons } = copy.confirm[action];
  return (
    <ConfirmDialog
      title={title(name)}
      copy={{ ...buttons, cancel: copy.cancel }}
      destructive={action !== 'reinstate'}
      pending={change.isPending}
      failure={change.error && toErrorDetail(change.error, copy.failure)}
      onConfirm={() => change.mutate({ stewardId, body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}

interface SessionsDialogProps {
  readonly stewardId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Sessions of another steward. Ending them does not suspend the steward. */
export const SessionsDialog = ({ stewardId, name, onClose }: SessionsDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onClose()}
    title={copy.sessions.title(name)}
    description={copy.sessions.text}
    actions={
      <Button variant="ghost" onClick={onClose}>
        {copy.sessions.close}
      </Button>
    }
  >
    <Stack gap={3}>
      <AccountSessions account={{ kind: 'steward', accountId: stewardId }} />
    </Stack>
  </Dialog>
);

interface RoleDialogProps {
  readonly person: StewardListItem;
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes the role of a steward, or the last day of an auditor. */
export function RoleDialog({ person, name, onClose }: RoleDialogProps) {
  const change = useChangeSteward(changeStewardRole, copy.done.role);
  const form = useForm({
    initial: { role: person.role as string, lastDay: toLastDay(person.roleExpiresAt) },
    validate: findRoleErrors,
    send: async (grant) => {
      await change.mutateAsync({ stewardId: person.id, body: toRoleGrant(grant) });
      onClose();
    },
    mutation: change,
  });
  return (
    <FormDialog
      title={copy.role.title(name)}
      form={form}
      copy={{ ...copy.role, cancel: copy.cancel }}
      onClose={onClose}
    >
      <Text>{copy.role.text}</Text>
      <RoleFields form={form} />
      <FormError error={form.error} fallback={copy.failure} />
    </FormDialog>
  );
}
