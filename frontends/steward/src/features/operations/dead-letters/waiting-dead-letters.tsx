import { type ServiceName, operationsRoutes } from '@aera/contracts';
import { Button, EmptyState, Notice, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { letterColumns } from './dead-letter-columns.tsx';
import { LetterDialog } from './dead-letter-dialog.tsx';
import { typeOf } from './dead-letter-message.ts';
import { type LetterName, useLetterAct } from './dead-letters-api.ts';
import { deadLettersWords as words } from './dead-letters-copy.ts';
import { operationsWords } from '../operations-copy.ts';
import { readingOfAll, useEachService } from '../use-each-service.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { AskWhy } from '../../../shared/fields/reason-dialog.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { WorkTable } from '../../../shared/table/work-table.tsx';

interface DiscardDialogProps {
  readonly count: number;
  readonly pending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why before a message is given up. */
const DiscardDialog = ({ count, ...asking }: DiscardDialogProps) => (
  <AskWhy
    {...asking}
    title={words.dialog.title(count)}
    words={words.dialog}
    confirm={words.dialog.confirm}
    longest={500}
    final
  >
    <Text>{words.dialog.text}</Text>
  </AskWhy>
);

const every = 10_000;

/** Letters that wait for a steward's word, of some services. */
export function WaitingLetters({ of }: { readonly of: readonly ServiceName[] }) {
  const each = useEachService((service) => operationsRoutes[service].listDeadLetters, {
    query: { limit: 50 },
    every,
    of,
  });
  const mayAct = useMayChange();
  const act = useLetterAct();
  const address = usePageState();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [discarding, setDiscarding] = useState<readonly LetterName[] | null>(null);

  const entries = each
    .flatMap(({ service, reading }) => (reading.data?.letters ?? []).map((letter) => ({ service, letter })))
    .toSorted((a, b) => b.letter.seq - a.letter.seq);
  const chosen = entries.flatMap(({ service, letter: { seq } }) =>
    selected.has(String(seq)) ? [{ service, seq }] : [],
  );
  const isKnown = each.every(({ reading }) => reading.data !== undefined || reading.isError);
  const opened = entries.find(({ letter }) => String(letter.seq) === address.get('letter'))?.letter;
  const isPart = each.some(({ reading }) => reading.data?.more);
  const redrive = (letters: readonly LetterName[]) =>
    act.mutate({ letters, discardFor: null }, { onSuccess: () => setSelected(new Set()) });

  return (
    <Stack gap={4}>
      <Freshness reading={readingOfAll(each)} live />
      {each
        .filter(({ reading }) => reading.isError)
        .map(({ service }) => (
          <Notice key={service} tone="warning">
            {operationsWords.noAnswer(serviceTitles[service])}
          </Notice>
        ))}
      {!isKnown && <Text as="output">{operationsWords.loading}</Text>}
      {isKnown && entries.length === 0 && <EmptyState>{words.none}</EmptyState>}
      {mayAct && chosen.length > 0 && (
        <Row gap={3}>
          <Text as="output" size="sm">
            {words.selected(chosen.length)}
          </Text>
          <Button
            size="sm"
            pending={act.isPending}
            pendingLabel={words.redriving}
            onClick={() => redrive(chosen)}
          >
            {words.redrive}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDiscarding(chosen)}>
            {words.discard}
          </Button>
        </Row>
      )}
      {entries.length > 0 && (
        <WorkTable
          name="letters"
          caption={words.list}
          hideCaption
          columns={letterColumns({
            onOpen: (seq) => address.open({ letter: String(seq) }),
            acts: mayAct
              ? {
                  isPending: act.isPending,
                  onRedrive: ({ service, letter: { seq } }) => redrive([{ service, seq }]),
                  onDiscard: ({ service, letter: { seq } }) => setDiscarding([{ service, seq }]),
                }
              : null,
          })}
          rows={entries}
          keyOf={({ letter }) => String(letter.seq)}
          part={isPart ? 'unknown' : undefined}
          choice={
            mayAct
              ? {
                  keys: selected,
                  onChange: setSelected,
                  labelOf: ({ letter }) => words.select(typeOf(letter), letter.seq),
                }
              : undefined
          }
        />
      )}
      {isPart && (
        <Text size="sm" tone="muted">
          {words.more}
        </Text>
      )}
      {opened && <LetterDialog letter={opened} onClose={() => address.close({ letter: null })} />}
      {discarding && (
        <DiscardDialog
          count={discarding.length}
          pending={act.isPending}
          onClose={() => setDiscarding(null)}
          onConfirm={(reason) =>
            act.mutate(
              { letters: discarding, discardFor: reason },
              {
                onSuccess: () => {
                  setDiscarding(null);
                  setSelected(new Set());
                },
              },
            )
          }
        />
      )}
    </Stack>
  );
}
