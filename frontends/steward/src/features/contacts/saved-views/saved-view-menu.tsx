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
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { ActionMenu } from '../../../shared/list/action-menu.tsx';

interface SavedViewMenuProps {
  /** What the page shows. */
  readonly terms: ViewFilter;
  /** The saved view that it is, or was before something was changed. */
  readonly view: ContactView | null;
  readonly changed: boolean;
  readonly onOpen: (view: ContactView) => void;
  readonly onReset: () => void;
  readonly onRemoved: () => void;
}

/** What can be done with the view on the page. */
export function SavedViewMenu({ terms, view, changed, onOpen, onReset, onRemoved }: SavedViewMenuProps) {
  const { toast } = useToast();
  const { change, remove, showError } = useSavedViewChanges();
  const [naming, setNaming] = useState<{ readonly key: string; readonly as: 'add' | 'rename' } | null>(null);
  const mine = view?.mine === true;
  const name = (as: 'add' | 'rename') => {
    change.reset();
    setNaming({ key: newId(), as });
  };
  const done = (title: string) => toast({ title, variant: 'success' });
  const save = (of: ContactView) =>
    change.mutate(() => callApi(updateContactView, { params: { id: of.id }, body: { terms } }), {
      onSuccess: (saved) => done(copy.saved(saved.name)),
      onError: showError,
    });
  const share = (of: ContactView) =>
    change.mutate(() => callApi(shareContactView, { params: { id: of.id }, body: { shared: !of.shared } }), {
      onSuccess: ({ shared }) => done(shared ? copy.nowShared(of.name) : copy.notShared(of.name)),
      onError: showError,
    });
  const confirm = (typed: string) => {
    const onSuccess = (saved: ContactView) => {
      setNaming(null);
      done(copy.saved(saved.name));
      if (naming?.as === 'add') onOpen(saved);
    };
    if (naming?.as === 'rename' && view)
      change.mutate(() => callApi(renameContactView, { params: { id: view.id }, body: { name: typed } }), {
        onSuccess,
      });
    else {
      const key = naming?.key ?? newId();
      change.mutate(() => callApi(createContactView, { body: { key, name: typed, terms } }), { onSuccess });
    }
  };
  const entries: readonly (readonly [label: string, run: () => void])[] = [
    ...(mine && changed ? [[copy.save, () => save(view)] as const] : []),
    [view ? copy.saveAs : copy.saveNew, () => name('add')],
    ...(view && changed ? [[copy.reset, onReset] as const] : []),
    ...(mine
      ? ([
          [copy.rename, () => name('rename')],
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
