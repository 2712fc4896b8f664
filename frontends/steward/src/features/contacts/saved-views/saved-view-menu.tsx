import type { ContactView, ViewTerms } from '@aera/contracts';
import { Button, ChevronDownIcon, theme, useToast } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { isApiError, newId } from '@aera/frontend-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useViewChanges } from './saved-views-api.ts';
import { ViewNameDialog } from './saved-view-name-dialog.tsx';
import { savedViewsCopy as copy } from './saved-views-copy.ts';

const Menu = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style-type: '';
  button {
    width: 100%;
    justify-content: start;
  }
`;

export interface ViewMenuProps {
  /** What the page shows. */
  readonly terms: ViewTerms;
  /** The saved view that it is, or was before something was changed. */
  readonly view: ContactView | null;
  readonly changed: boolean;
  readonly onOpen: (view: ContactView) => void;
  readonly onReset: () => void;
  readonly onRemoved: () => void;
}

/** What can be done with the view on the page. */
export function ViewMenu({ terms, view, changed, onOpen, onReset, onRemoved }: ViewMenuProps) {
  const { toast } = useToast();
  const { change, remove, tell } = useViewChanges();
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<{ readonly key: string; readonly as: 'add' | 'rename' } | null>(null);
  const mine = view?.mine === true;
  const name = (as: 'add' | 'rename') => {
    change.reset();
    setNaming({ key: newId(), as });
  };
  const done = (title: string) => toast({ title, variant: 'success' });
  const save = (of: ContactView) =>
    change.mutate(
      { to: 'save', id: of.id, terms },
      { onSuccess: (saved) => done(copy.saved(saved.name)), onError: tell },
    );
  const share = (of: ContactView) =>
    change.mutate(
      { to: 'share', id: of.id, shared: !of.shared },
      {
        onSuccess: ({ shared }) => done(shared ? copy.nowShared(of.name) : copy.notShared(of.name)),
        onError: tell,
      },
    );
  const confirm = (typed: string) => {
    const onSuccess = (saved: ContactView) => {
      setNaming(null);
      done(copy.saved(saved.name));
      if (naming?.as === 'add') onOpen(saved);
    };
    if (naming?.as === 'rename' && view)
      change.mutate({ to: 'rename', id: view.id, name: typed }, { onSuccess });
    else change.mutate({ to: 'add', key: naming?.key ?? newId(), name: typed, terms }, { onSuccess });
  };
  const entries: [string, () => void][] = [
    ...(mine && changed ? ([[copy.save, () => save(view)]] as [string, () => void][]) : []),
    [view ? copy.saveAs : copy.saveNew, () => name('add')],
    ...(view && changed ? ([[copy.reset, onReset]] as [string, () => void][]) : []),
    ...(mine
      ? ([
          [copy.rename, () => name('rename')],
          [view.shared ? copy.unshare : copy.share, () => share(view)],
          [copy.remove, () => remove.mutate(view, { onSuccess: onRemoved })],
        ] as [string, () => void][])
      : []),
  ];
  return (
    <>
      <Popover
        label={copy.menu}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" size="sm">
            {copy.menu}
            <ChevronDownIcon />
          </Button>
        }
      >
        <Menu aria-label={copy.menu}>
          {entries.map(([label, run]) => (
            <li key={label}>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  setOpen(false);
                  run();
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </Menu>
      </Popover>
      {naming && (
        <ViewNameDialog
          title={naming.as === 'add' ? copy.dialog.add : copy.dialog.rename}
          {...(naming.as === 'rename' && view && { name: view.name })}
          pending={change.isPending}
          refusal={change.error ? (isApiError(change.error) ? change.error.detail : copy.unreachable) : null}
          onConfirm={confirm}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
