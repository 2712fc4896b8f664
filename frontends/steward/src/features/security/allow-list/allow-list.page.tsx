import type { AllowedNetwork } from '@aera/contracts';
import { Button, Text } from '@aera/ui';
import { useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { MayChange } from '../../../shared/session/roles.tsx';
import { securityWords } from '../security-copy.ts';
import { AllowForm } from './allow-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useAllowList } from './use-allow-list.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';

const words = securityWords.allowList;

const sinceOf = ({ origin, by, addedAt }: AllowedNetwork): string =>
  by !== null && addedAt !== null ? words.by(by, formatDate(addedAt)) : words.origin[origin];

const facts: readonly Column<AllowedNetwork>[] = [
  {
    id: 'network',
    title: words.columns[0],
    kind: 'line',
    names: true,
    by: ({ network }) => network,
    cell: ({ network }) => network,
  },
  { id: 'note', title: words.columns[1], kind: 'words', by: ({ note }) => note, cell: ({ note }) => note },
  {
    id: 'since',
    title: words.columns[2],
    kind: 'words',
    by: ({ addedAt }) => addedAt,
    text: sinceOf,
    cell: sinceOf,
  },
];

/** Networks that are never blocked. */
export function AllowListPage() {
  const { reading, add, remove } = useAllowList();
  const [asked, setAsked] = useState<AllowedNetwork | null>(null);
  const { data, isError } = reading;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead}>
        <AsOf reading={reading} />
      </PageTitle>
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data && (
        <WorkTable
          name="allow-list"
          caption={words.caption}
          hideCaption
          columns={columnsOf((entry) => {
            remove.reset();
            setAsked(entry);
          })}
          rows={data.entries}
          keyOf={({ id }) => id}
        />
      )}
      <MayChange>
        <AllowForm add={add} />
      </MayChange>
      {asked && (
        <RemoveDialog
          entry={asked}
          pending={remove.isPending}
          failed={remove.isError}
          onRemove={() => remove.mutate(asked.id, { onSuccess: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const columnsOf = (onRemove: (entry: AllowedNetwork) => void): readonly Column<AllowedNetwork>[] => [
  ...facts,
  {
    id: 'change',
    title: words.columns[3],
    kind: 'line',
    acts: true,
    cell: (entry) =>
      entry.origin === 'proxy' ? (
        words.fixed
      ) : (
        <MayChange>
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.removeOf(entry.network)}
            onClick={() => onRemove(entry)}
          >
            {words.remove}
          </Button>
        </MayChange>
      ),
  },
];
