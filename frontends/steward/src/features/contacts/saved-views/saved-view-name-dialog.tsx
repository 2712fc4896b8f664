import { FormDialog, useForm } from '@aera/frontend-kit/form';
import { Text, TextField } from '@aera/ui';
import { errorDetail } from '../../../shared/session/api-errors.ts';
import { savedViewsCopy } from '../contacts-copy.ts';

const copy = savedViewsCopy.dialog;

interface SavedViewNameDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly mutation: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

/** Prompts for the name of a view. */
export function SavedViewNameDialog(props: SavedViewNameDialogProps) {
  const { title, name = '', mutation, onConfirm, onClose } = props;
  const form = useForm({
    initial: { name },
    required: { name: copy.missing },
    send: (values) => onConfirm(values.name.trim()),
    mutation,
  });
  const field = form.bind('name');
  const failure = form.error ? errorDetail(form.error, savedViewsCopy.unreachable) : null;
  return (
    <FormDialog width="sm" title={title} form={form} copy={copy} onClose={onClose}>
      <TextField
        {...field}
        label={copy.name}
        error={field.error ?? failure}
        maxLength={60}
        autoComplete="off"
      />
      <Text size="sm" tone="muted">
        {copy.hint}
      </Text>
    </FormDialog>
  );
}
