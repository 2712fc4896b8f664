import type { BulkAction, Contact } from '@aera/contracts';
import { Button, Checkbox, Row, Text, theme, VisuallyHidden } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ContactFilter } from '../contact-filter.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { BulkJobDialog } from './bulk-job-dialog.tsx';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';
import type { Selection } from './use-selection.ts';
import { ActionMenu } from '../../../shared/list/action-menu.tsx';

const copy = bulkJobsCopy.selection;
const kinds = [
  'contacted',
  'closed',
  'reopened',
  'assigned',
  'snoozed',
  'marked-spam',
] as const satisfies BulkAction['kind'][];
/** Limits of the server. */
const maxSelected = 500;
const maxMatching = 10_000;

const Bar = styled(Row)`
  min-height: 2.75rem;
  /* Always rendered, so that screen readers announce later content; empty, it takes no space. */
  output:empty {
    position: absolute;
  }
  &[data-any='true'] {
    padding: ${theme.space[2]} ${theme.space[3]};
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    border-radius: ${theme.radius.md};
  }
`;

interface SelectionBarProps {
  readonly selection: Selection;
  /** Number of matching contacts; undefined while loading. */
  readonly total: number | undefined;
  readonly filter: ContactFilter;
}

/** Shows the number of selected contacts, a button to select all matching ones, and the bulk actions. */
export function SelectionBar({ selection, total = 0, filter }: SelectionBarProps) {
  const [kind, setKind] = useState<BulkAction['kind'] | null>(null);
  const { all, selected } = selection;
  const count = all ? total : selected.length;
  const tooMany = all
    ? total > maxMatching && copy.tooManyMatch(maxMatching)
    : selected.length > maxSelected && copy.tooMany(maxSelected);
  if (total === 0 && count === 0) return null;
  return (
    <section aria-label={copy.label}>
      <Bar gap={3} data-any={count > 0}>
        <Text as="output" size="sm">
          {count > 0 && (all ? copy.all(total) : copy.selected(count))}
        </Text>
        {!all && total > 0 && (
          <Button variant="ghost" size="sm" onClick={selection.selectAll}>
            {copy.selectAll(total)}
          </Button>
        )}
        {count > 0 && (
          <>
            <ActionMenu
              label={copy.actions}
              trigger={copy.trigger}
              variant="secondary"
              align="start"
              disabled={Boolean(tooMany)}
              actions={kinds.map((each) => [bulkJobsCopy.actionNames[each], () => setKind(each)] as const)}
            />
            <Button variant="ghost" size="sm" onClick={selection.clear}>
              {copy.clear}
            </Button>
          </>
        )}
        {tooMany && (
          <Text size="sm" role="alert">
            {tooMany}
          </Text>
        )}
      </Bar>
      {kind && (
        <BulkJobDialog
          kind={kind}
          count={count}
          target={all ? filter : selected}
          onClose={() => setKind(null)}
          onStarted={selection.clear}
        />
      )}
    </section>
  );
}

interface SelectCheckboxProps {
  readonly contact: Contact;
  readonly selection: Selection;
}

/** Selects a contact; with Shift all contacts from the last selected one. */
export const SelectCheckbox = ({ contact: { id, name }, selection }: SelectCheckboxProps) => (
  <Checkbox
    label={<VisuallyHidden>{bulkJobsCopy.select(name || contactsCopy.erased)}</VisuallyHidden>}
    checked={selection.has(id)}
    onChange={({ nativeEvent }) =>
      selection.toggle(id, { range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
    }
  />
);
