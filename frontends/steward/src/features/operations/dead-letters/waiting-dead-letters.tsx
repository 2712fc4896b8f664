import { useMayChange } from '../../../shared/session/roles.tsx';
import { type ServiceName, operationsRoutes } from '@aera/contracts';
import { Button, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { letterColumns } from './dead-letter-columns.tsx';
import { LetterDialog } from './dead-letter-dialog.tsx';
import { type LetterAction, type LetterName, readMessageType, useLetterAction } from './dead-letters-api.ts';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { operationsCopy } from '../operations-copy.ts';
import { UnansweredNotices, combineQueries, useEachService } from '../each-service.tsx';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

const intervalMs = 10_000;

export function WaitingLetters({ services }: { readonly services: readonly ServiceName[] }) {
  const each = useEachService((service) => operationsRoutes[service].listDeadLetters, {
    query: { limit: 50 },
    intervalMs,
    services,
  });
  const mayAct = useMayChange();
  const action = useLetterAction();
  const page = usePageState();
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const [discarding, setDiscarding] = useState<readonly LetterName[] | null>(null);

  const entries = each
    .flatMap(({ service, query }) => (query.data?.deadLetters ?? []).map((letter) => ({ service, letter })))
    .toSorted((a, b) => b.letter.seq - a.letter.seq);
  const selection = entries.flatMap(({ service, letter: { seq } }) =>
    selectedKeys.has(String(seq)) ? [{ service, seq }] : [],
  );
  const isComplete = each.every(({ query }) => query.data !== undefined || query.isError);
  const openLetter = entries.find(({ letter }) => String(letter.seq) === page.get('letter'))?.letter;
  const isTruncated = each.some(({ query }) => query.data?.more);
  const send = (letterAction: LetterAction) =>
    action.mutate(letterAction, {
      onSuccess: () => {
        setDiscarding(null);
        setSelectedKeys(new Set());
      },
    });
  const redrive = (deadLetters: readonly LetterName[]) => send({ deadLetters, discardFor: null });

  return (
    <Stack gap={4}>
      <Freshness query={combineQueries(each)} live />
      <UnansweredNotices each={each} />
      {!isComplete && <Text as="output">{operationsCopy.loading}</Text>}
      {mayAct && selection.length > 0 && (
        <Row gap={3}>
          <Text as="output" size="sm">
            {copy.selected(selection.length)}
          </Text>
          <Button
            size="sm"
            pending={action.isPending}
            pendingLabel={copy.redriving}
            onClick={() => redrive(selection)}
          >
            {copy.redrive}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDiscarding(selection)}>
            {copy.discard}
          </Button>
        </Row>
      )}
      {isComplete && (
        <DataTable
          name="deadLetters"
          caption={copy.list}
          hideCaption
          columns={letterColumns({
            onOpen: (seq) => page.open({ letter: String(seq) }),
            actions: mayAct
              ? {
                  isPending: action.isPending,
                  onRedrive: ({ service, letter: { seq } }) => redrive([{ service, seq }]),
                  onDiscard: ({ service, letter: { seq } }) => setDiscarding([{ service, seq }]),
                }
              : null,
          })}
          rows={entries}
          getKey={({ letter }) => String(letter.seq)}
          empty={copy.none}
          serverPage={isTruncated ? 'unknown' : undefined}
          selection={
            mayAct
              ? {
                  keys: selectedKeys,
                  onChange: setSelectedKeys,
                  getLabel: ({ letter }) => copy.select(readMessageType(letter), letter.seq),
                }
              : undefined
          }
        />
      )}
      {isTruncated && (
        <Text size="sm" tone="muted">
          {copy.truncated}
        </Text>
      )}
      {openLetter && <LetterDialog letter={openLetter} onClose={() => page.close({ letter: null })} />}
      {discarding && (
        <ReasonDialog
          title={copy.dialog.title(discarding.length)}
          copy={copy.dialog}
          confirm={copy.dialog.confirm}
          maxLength={500}
          variant="destructive"
          pending={action.isPending}
          onConfirm={(reason) => send({ deadLetters: discarding, discardFor: reason })}
          onClose={() => setDiscarding(null)}
        >
          <Text>{copy.dialog.text}</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
