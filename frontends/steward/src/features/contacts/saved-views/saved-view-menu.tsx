import {
  createContactView,
  type ContactView,
  renameContactView,
  updateContactView,
  shareContactView,
  type ViewFilter,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, newId } from '@aera/frontend-kit';
import { useState } from 'react';
import { useSavedViewChanges } from './saved-views-api.ts';
import { SavedViewNameDialog } from './saved-view-name-dialog.tsx';
import { savedViewsCopy as copy } from '../contacts-copy.ts';
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
  const [naming, setNaming] = useState<{ readonly key: string; readonly as: 'add' | 'rename' } | null>(null);
  const mine = view?.mine === true;
  const askForName = (as: 'add' | 'rename') => {
    change.reset();
    setNaming({ key: newId(), as });
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
      setNaming(null);
      confirmChange(copy.saved(saved.name));
      if (naming?.as === 'add') onOpen(saved);
    };
    if (naming?.as === 'rename' && view)
      change.mutate(() => callApi(renameContactView, { params: { id: view.id }, body: { name: typed } }), {
        onSuccess,
      });
    else {
      const key = naming?.key ?? newId();
      change.mutate(() => callApi(createContactView, { body: { key, name: typed, filter } }), { onSuccess });
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
      {naming && (
        <SavedViewNameDialog
          title={naming.as === 'add' ? copy.dialog.add : copy.dialog.rename}
          {...(naming.as === 'rename' && view && { name: view.name })}
          mutation={change}
          onConfirm={confirm}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
