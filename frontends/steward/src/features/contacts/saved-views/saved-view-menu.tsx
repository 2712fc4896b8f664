import {
  createContactView,
  type ContactView,
  renameContactView,
  updateContactView,
  shareContactView,
  type ViewFilter,
} from '@aera/contracts';
import { useToast, MutedText, TextField } from '@aera/ui';
import { callApi, newId, toErrorDetail } from '@aera/frontend-kit';
import { useRef, useState } from 'react';
import { FormDialog, useForm } from '@aera/frontend-kit/form';
import { useSavedViewChanges } from './saved-views-api.ts';
import { savedViewsCopy as copy, savedViewsCopy } from '../contacts-copy.ts';
import { ActionMenu } from '../../../shared/list/action-menu.tsx';

interface SavedViewMenuProps {
  /** Filter and layout of the page. */
  readonly filter: ViewFilter;
  /** The open view as saved, without the changes on the page. */
  readonly view: ContactView | null;
  readonly changed: boolean;
  readonly onOpen: (view: ContactView) => void;
  readonly onReset: () => void;
  readonly onRemoved: () => void;
}

export function SavedViewMenu({ filter, view, changed, onOpen, onReset, onRemoved }: SavedViewMenuProps) {
  const { toast } = useToast();
  const { change, remove, showError } = useSavedViewChanges();
  const [nameDialog, setNameDialog] = useState<'add' | 'rename' | null>(null);
  // A retry sends the same key, so the view is saved once. Another name is another view.
  const sent = useRef<{ readonly key: string; readonly name: string } | null>(null);
  const mine = view?.mine === true;
  const askForName = (mode: 'add' | 'rename') => {
    change.reset();
    sent.current = null;
    setNameDialog(mode);
  };
  const confirmChange = (title: string) => toast({ title, variant: 'success' });
  const save = (saving: ContactView) =>
    change.mutate(() => callApi(updateContactView, { params: { id: saving.id }, body: { filter } }), {
      onSuccess: (saved) => confirmChange(copy.saved(saved.name)),
      onError: showError,
    });
  const share = ({ id, name, shared }: ContactView) =>
    change.mutate(() => callApi(shareContactView, { params: { id }, body: { shared: !shared } }), {
      onSuccess: () => confirmChange(shared ? copy.notShared(name) : copy.nowShared(name)),
      onError: showError,
    });
  const confirm = (typed: string) => {
    const onSuccess = (saved: ContactView) => {
      setNameDialog(null);
      confirmChange(copy.saved(saved.name));
      if (nameDialog === 'add') onOpen(saved);
    };
    if (nameDialog === 'rename' && view)
      change.mutate(() => callApi(renameContactView, { params: { id: view.id }, body: { name: typed } }), {
        onSuccess,
      });
    else {
      if (sent.current?.name !== typed) sent.current = { key: newId(), name: typed };
      const body = { ...sent.current, filter };
      change.mutate(() => callApi(createContactView, { body }), { onSuccess });
    }
  };
  const entries: readonly (readonly [label: string, run: () => void])[] = [
    ...(mine && changed ? [[copy.save, () => save(view)] as const] : []),
    [view ? copy.saveAs : copy.saveNew, () => askForName('add')],
    ...(view && changed ? [[copy.reset, onReset] as const] : []),
    ...(mine
      ? ([
          [copy.rename, () => askForName('rename')],
          [view.shared ? copy.unshare : copy.share, () => share(view)],
          [copy.remove, () => remove.mutate(view, { onSuccess: onRemoved })],
        ] as const)
      : []),
  ];
  return (
    <>
      <ActionMenu label={copy.menu} trigger={copy.menu} actions={entries} />
      {nameDialog && (
        <SavedViewNameDialog
          title={nameDialog === 'add' ? copy.dialog.add : copy.dialog.rename}
          {...(nameDialog === 'rename' && view && { name: view.name })}
          mutation={change}
          onConfirm={confirm}
          onClose={() => setNameDialog(null)}
        />
      )}
    </>
  );
}

const dialogCopy = savedViewsCopy.dialog;

interface SavedViewNameDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly mutation: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

/** Prompts for the name of a view. */
function SavedViewNameDialog(props: SavedViewNameDialogProps) {
  const { title, name = '', mutation, onConfirm, onClose } = props;
  const form = useForm({
    initial: { name },
    required: { name: dialogCopy.missing },
    send: (values) => onConfirm(values.name.trim()),
    mutation,
  });
  const field = form.bind('name');
  const failure = form.error ? toErrorDetail(form.error, savedViewsCopy.unreachable) : null;
  return (
    <FormDialog width="sm" title={title} form={form} copy={dialogCopy} onClose={onClose}>
      <TextField
        {...field}
        label={dialogCopy.name}
        error={field.error ?? failure}
        maxLength={60}
        autoComplete="off"
      />
      <MutedText>{dialogCopy.hint}</MutedText>
    </FormDialog>
  );
}
