import type { BulkAction } from '@aera/contracts';
import { Button, ChevronDownIcon, Row, Text, theme } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ContactFilter } from '../parts/contact-filter.ts';
import { BulkDialog } from './bulk-job-dialog.tsx';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';
import type { Selection } from './use-selection.ts';

const copy = bulkJobsCopy.selection;
const kinds = [
  'contacted',
  'closed',
  'reopened',
  'owned',
  'snoozed',
  'condemned',
] as const satisfies BulkAction['kind'][];
/** What the server takes. */
const mostChosen = 500;
const mostMatching = 10_000;

const Bar = styled(Row)`
  min-height: 2.75rem;
  /* The words of a button without a frame begin where everything else does. */
  &[data-any='false'] {
    margin-inline-start: -0.875rem;
  }
  /* It stays, to speak once there is something to say, and takes no room meanwhile. */
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

const Menu = styled.ul`
  display: grid;
  padding: 0;
  list-style-type: '';
  button {
    width: 100%;
    justify-content: start;
  }
`;

export interface SelectionBarProps {
  readonly selection: Selection;
  /** How many match; undefined as long as that is not known. */
  readonly total: number | undefined;
  readonly filter: ContactFilter;
}

/** How many contacts are chosen, all that match among the choices, and what can be done with them. */
export function SelectionBar({ selection, total = 0, filter }: SelectionBarProps) {
  const [kind, setKind] = useState<BulkAction['kind'] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { all, chosen } = selection;
  const count = all ? total : chosen.size;
  const tooMany = all
    ? total > mostMatching && copy.tooManyMatch(mostMatching)
    : chosen.size > mostChosen && copy.tooMany(mostChosen);
  if (total === 0 && count === 0) return null;
  return (
    <section aria-label={copy.label}>
      <Bar gap={3} data-any={count > 0}>
        <Text as="output" size="sm">
          {count > 0 && (all ? copy.all(total) : copy.chosen(count))}
        </Text>
        {!all && total > 0 && (
          <Button variant="ghost" size="sm" onClick={selection.chooseAll}>
            {copy.selectAll(total)}
          </Button>
        )}
        {count > 0 && (
          <>
            <Popover
              label={copy.actions}
              align="start"
              open={isOpen}
              onOpenChange={setOpen}
              trigger={
                <Button variant="secondary" size="sm" disabled={Boolean(tooMany)}>
                  {copy.act}
                  <ChevronDownIcon />
                </Button>
              }
            >
              <Menu aria-label={copy.actions}>
                {kinds.map((each) => (
                  <li key={each}>
                    <Button
                      variant="ghost"
                      size="sm"
                      onClick={() => {
                        setOpen(false);
                        setKind(each);
                      }}
                    >
                      {bulkJobsCopy.doing[each]}
                    </Button>
                  </li>
                ))}
              </Menu>
            </Popover>
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
        <BulkDialog
          kind={kind}
          count={count}
          among={all ? filter : [...chosen]}
          onClose={() => setKind(null)}
          onStarted={selection.clear}
        />
      )}
    </section>
  );
}
