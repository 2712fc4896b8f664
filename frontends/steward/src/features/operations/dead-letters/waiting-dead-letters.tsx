import { useMayChange } from '../../../shared/session/roles.tsx';
import { type ServiceName, operationsRoutes } from '@aera/contracts';
import { Button, EmptyState, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { letterColumns } from './dead-letter-columns.tsx';
import { LetterDialog } from './dead-letter-dialog.tsx';
import { type LetterAct, type LetterName, messageType, useLetterAct } from './dead-letters-api.ts';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { operationsCopy } from '../operations-copy.ts';
import { UnansweredNotices, combineQueries, useEachService } from '../each-service.tsx';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

const intervalMs = 10_000;

/** Dead letters of some services that wait for a decision. */
export function WaitingLetters({ of }: { readonly of: readonly ServiceName[] }) {
  const each = useEachService((service) => operationsRoutes[service].listDeadLetters, {
    query: { limit: 50 },
    intervalMs,
    of,
  });
  const mayAct = useMayChange();
  const act = useLetterAct();
  const page = usePageState();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [discarding, setDiscarding] = useState<readonly LetterName[] | null>(null);

  const entries = each
    .flatMap(({ service, query }) => (query.data?.deadLetters ?? []).map((letter) => ({ service, letter })))
    .toSorted((a, b) => b.letter.seq - a.letter.seq);
  const chosen = entries.flatMap(({ service, letter: { seq } }) =>
    selected.has(String(seq)) ? [{ service, seq }] : [],
  );
  const isKnown = each.every(({ query }) => query.data !== undefined || query.isError);
  const opened = entries.find(({ letter }) => String(letter.seq) === page.get('letter'))?.letter;
  const isPart = each.some(({ query }) => query.data?.more);
  const send = (action: LetterAct) =>
    act.mutate(action, {
      onSuccess: () => {
        setDiscarding(null);
        setSelected(new Set());
      },
    });
  const redrive = (deadLetters: readonly LetterName[]) => send({ deadLetters, discardFor: null });

  return (
    <Stack gap={4}>
      <Freshness query={combineQueries(each)} live />
      <UnansweredNotices each={each} />
      {!isKnown && <Text as="output">{operationsCopy.loading}</Text>}
      {isKnown && entries.length === 0 && <EmptyState>{copy.none}</EmptyState>}
      {mayAct && chosen.length > 0 && (
        <Row gap={3}>
          <Text as="output" size="sm">
            {copy.selected(chosen.length)}
          </Text>
          <Button
            size="sm"
            pending={act.isPending}
            pendingLabel={copy.redriving}
            onClick={() => redrive(chosen)}
          >
            {copy.redrive}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDiscarding(chosen)}>
            {copy.discard}
          </Button>
        </Row>
      )}
      {entries.length > 0 && (
        <WorkTable
          name="deadLetters"
          caption={copy.list}
          hideCaption
          columns={letterColumns({
            onOpen: (seq) => page.open({ letter: String(seq) }),
            actions: mayAct
              ? {
                  isPending: act.isPending,
                  onRedrive: ({ service, letter: { seq } }) => redrive([{ service, seq }]),
                  onDiscard: ({ service, letter: { seq } }) => setDiscarding([{ service, seq }]),
                }
              : null,
          })}
          rows={entries}
          getKey={({ letter }) => String(letter.seq)}
          serverPage={isPart ? 'unknown' : undefined}
          selection={
            mayAct
              ? {
                  keys: selected,
                  onChange: setSelected,
                  getLabel: ({ letter }) => copy.select(messageType(letter), letter.seq),
                }
              : undefined
          }
        />
      )}
      {isPart && (
        <Text size="sm" tone="muted">
          {copy.more}
        </Text>
      )}
      {opened && <LetterDialog letter={opened} onClose={() => page.close({ letter: null })} />}
      {discarding && (
        <ReasonDialog
          title={copy.dialog.title(discarding.length)}
          copy={copy.dialog}
          confirm={copy.dialog.confirm}
          maxLength={500}
          variant="destructive"
          pending={act.isPending}
          onConfirm={(reason) => send({ deadLetters: discarding, discardFor: reason })}
          onClose={() => setDiscarding(null)}
        >
          <Text>{copy.dialog.text}</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
