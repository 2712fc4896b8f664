import type { AllowedNetwork } from '@aera/contracts';
import { Button, Table, Text } from '@aera/ui';
import { useState } from 'react';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { MayChange } from '../../session/may-change.tsx';
import { securityWords } from '../security-words.ts';
import { AllowForm } from './allow-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useAllowList } from './use-allow-list.ts';

const words = securityWords.allowList;

const sinceOf = ({ origin, by, addedAt }: AllowedNetwork): string =>
  by !== null && addedAt !== null ? words.by(by, formatDate(addedAt)) : words.origin[origin];

/** Networks that are never blocked. */
export function AllowListPage() {
  const { reading, add, remove } = useAllowList();
  const [asked, setAsked] = useState<AllowedNetwork | null>(null);
  const { data, isError } = reading;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data && (
        <Table caption={words.caption} hideCaption>
          <TableHead columns={words.columns} />
          <tbody>
            {data.entries.map((entry) => (
              <tr key={entry.id}>
                <NoWrap as="th" scope="row">
                  {entry.network}
                </NoWrap>
                <Words>{entry.note}</Words>
                <Words>{sinceOf(entry)}</Words>
                <NoWrap>
                  {entry.origin === 'proxy' ? (
                    words.fixed
                  ) : (
                    <MayChange>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={words.removeOf(entry.network)}
                        onClick={() => {
                          remove.reset();
                          setAsked(entry);
                        }}
                      >
                        {words.remove}
                      </Button>
                    </MayChange>
                  )}
                </NoWrap>
              </tr>
            ))}
          </tbody>
        </Table>
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
