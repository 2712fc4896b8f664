import { useMayChange } from '../../../shared/session/roles.tsx';
import { type ServiceName, operationsRoutes } from '@aera/contracts';
import { Button, MutedText, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { createDeadLetterColumns } from './dead-letter-columns.tsx';
import { DeadLetterDialog } from './dead-letter-dialog.tsx';
import {
  type DeadLetterAction,
  type DeadLetterKey,
  readMessageType,
  useDeadLetterAction,
} from './dead-letters-api.ts';
import { deadLettersCopy as copy, operationsCopy } from '../operations-copy.ts';
import {
  UnreachableNotices,
  combineQueries,
  useServiceQueries,
  haveAllResponded,
} from '../service-queries.tsx';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

const intervalMs = 10_000;

export function WaitingDeadLetters({ services }: { readonly services: readonly ServiceName[] }) {
  const queries = useServiceQueries((service) => operationsRoutes[service].listDeadLetters, {
    query: { limit: 50 },
    intervalMs,
    services,
  });
  const mayChange = useMayChange();
  const action = useDeadLetterAction();
  const page = useUrlState();
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const [discarding, setDiscarding] = useState<readonly DeadLetterKey[] | null>(null);

  const entries = queries
    .flatMap(({ service, query }) =>
      (query.data?.deadLetters ?? []).map((deadLetter) => ({ service, deadLetter })),
    )
    .toSorted((a, b) => b.deadLetter.seq - a.deadLetter.seq);
  const selection = entries.flatMap(({ service, deadLetter: { seq } }) =>
    selectedKeys.has(String(seq)) ? [{ service, seq }] : [],
  );
  const isLoading = queries.some(({ query }) => query.isPending);
  const openDeadLetter = entries.find(
    ({ deadLetter }) => String(deadLetter.seq) === page.get('dead-letter'),
  )?.deadLetter;
  const isTruncated = queries.some(({ query }) => query.data?.more);
  const send = (deadLetterAction: DeadLetterAction) =>
    action.mutate(deadLetterAction, {
      onSuccess: () => {
        setDiscarding(null);
        setSelectedKeys(new Set());
      },
    });
  const retry = (deadLetters: readonly DeadLetterKey[]) => send({ deadLetters, discardReason: null });

  return (
    <Stack gap={4}>
      <Freshness query={combineQueries(queries)} live />
      <UnreachableNotices queries={queries} />
      {isLoading && <Text as="output">{operationsCopy.loading}</Text>}
      {mayChange && selection.length > 0 && (
        <Row gap={3}>
          <Text as="output" size="sm">
            {copy.selected(selection.length)}
          </Text>
          <Button
            size="sm"
            pending={action.isPending}
            pendingLabel={copy.retrying}
            onClick={() => retry(selection)}
          >
            {copy.retry}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDiscarding(selection)}>
            {copy.discard}
          </Button>
        </Row>
      )}
      {!isLoading && (entries.length > 0 || haveAllResponded(queries)) && (
        <DataTable
          name="deadLetters"
          caption={copy.list}
          hideCaption
          columns={createDeadLetterColumns({
            onOpen: (seq) => page.open({ 'dead-letter': String(seq) }),
            actions: mayChange
              ? {
                  isPending: action.isPending,
                  onRetry: ({ service, deadLetter: { seq } }) => retry([{ service, seq }]),
                  onDiscard: ({ service, deadLetter: { seq } }) => setDiscarding([{ service, seq }]),
                }
              : null,
          })}
          rows={entries}
          getKey={({ deadLetter }) => String(deadLetter.seq)}
          empty={copy.none}
          serverPage={isTruncated ? 'unknown' : undefined}
          selection={
            mayChange
              ? {
                  keys: selectedKeys,
                  onChange: setSelectedKeys,
                  getLabel: ({ deadLetter }) => copy.select(readMessageType(deadLetter), deadLetter.seq),
                }
              : undefined
          }
        />
      )}
      {isTruncated && <MutedText>{copy.truncated}</MutedText>}
      {openDeadLetter && (
        <DeadLetterDialog deadLetter={openDeadLetter} onClose={() => page.close({ 'dead-letter': null })} />
      )}
      {discarding && (
        <ReasonDialog
          title={copy.dialog.title(discarding.length)}
          copy={copy.dialog}
          confirm={copy.dialog.confirm}
          maxLength={500}
          variant="destructive"
          pending={action.isPending}
          onConfirm={(reason) => send({ deadLetters: discarding, discardReason: reason })}
          onClose={() => setDiscarding(null)}
        >
          <Text>{copy.dialog.text}</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
