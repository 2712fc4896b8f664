import type { MergeContact, MergePreview } from '@aera/contracts';
import { Button, Card, EmptyState, Heading, Notice, Row, Stack, Text, theme } from '@aera/ui';
import { Segmented } from '@aera/ui/segmented';
import { isApiError } from '@aera/frontend-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ContactCard } from './contact-card.tsx';
import { MergedFacts } from './merged-facts.tsx';
import { overtakenBy, useMergeActs, useMergePreview } from './merges-api.ts';
import { mergesCopy } from './merges-copy.ts';
import { ReasonList } from './reason-list.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useMayChange } from '../../../shared/session/roles.tsx';

const copy = mergesCopy.compare;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[5]};
`;

const Side = styled(Stack)`
  min-width: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

export interface CompareProps {
  readonly one: string;
  readonly other: string;
  /** After a decision. */
  readonly onDecided: () => void;
}

/** Two contacts beside one another, what a merge would make of them, and the decision. */
export function Compare({ one, other, onDecided }: CompareProps) {
  const reading = useMergePreview(one, other);
  const { data: preview, error } = reading;
  if (!preview && isApiError(error) && [400, 404].includes(error.status))
    return <EmptyState>{copy.unknown}</EmptyState>;
  if (!preview)
    return error ? (
      <ReadingFailure title={copy.failed} reading={reading} />
    ) : (
      <Text as="output">{copy.loading}</Text>
    );
  return <Compared preview={preview} pair={[one, other]} onDecided={onDecided} />;
}

interface ComparedProps {
  readonly preview: MergePreview;
  readonly pair: readonly [string, string];
  readonly onDecided: () => void;
}

const nameOf = (contacts: readonly MergeContact[]): string => contacts[0]?.name || mergesCopy.someone;

function Compared({ preview, pair: [left, right], onDecided }: ComparedProps) {
  const { mutate, isPending, variables, error } = useMergeActs();
  const [mergeId] = useState(() => crypto.randomUUID());
  const [apartId] = useState(() => crypto.randomUUID());
  const [keeping, setKeeping] = useState<'left' | 'right'>('left');
  const mayChange = useMayChange();
  const overtaken = overtakenBy(error);
  const names = { left: nameOf(preview.one), right: nameOf(preview.other) };
  const title = mergesCopy.both(names.left, names.right);
  const [id, other] = keeping === 'left' ? [left, right] : [right, left];
  if (preview.already) return <EmptyState>{copy.already}</EmptyState>;
  const saving = isPending ? variables.does : null;
  const decided = { onSuccess: onDecided };
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={5}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {preview.reasons.length > 0 ? (
          <ReasonList reasons={preview.reasons} />
        ) : (
          <Text size="sm" tone="muted">
            {mergesCopy.noReason}
          </Text>
        )}
        {overtaken && (
          <div role="alert">
            <Notice tone="warning" title={copy.faster}>
              {copy.fasterText}
            </Notice>
          </div>
        )}
        <Sides>
          {[preview.one, preview.other].map((contacts) => (
            <Side gap={5} key={contacts[0]?.id}>
              {contacts.map((contact) => (
                <ContactCard key={contact.id} contact={contact} level={3} />
              ))}
            </Side>
          ))}
        </Sides>
        <MergedFacts preview={preview} />
        {mayChange && (
          <Stack gap={3}>
            {names.left !== names.right && (
              <Row gap={3}>
                <Text size="sm" aria-hidden>
                  {copy.keep}
                </Text>
                <Segmented
                  label={copy.keep}
                  options={[
                    { value: 'left', label: names.left },
                    { value: 'right', label: names.right },
                  ]}
                  value={keeping}
                  onValueChange={setKeeping}
                />
              </Row>
            )}
            <Row gap={3}>
              <Button
                pending={saving === 'merge'}
                disabled={saving === 'tell-apart'}
                onClick={() =>
                  mutate(
                    {
                      does: 'merge',
                      actId: mergeId,
                      id,
                      other,
                      seen: preview.seen,
                      names: [names.left, names.right],
                    },
                    decided,
                  )
                }
              >
                {copy.merge}
              </Button>
              <Button
                variant="secondary"
                pending={saving === 'tell-apart'}
                disabled={saving === 'merge'}
                onClick={() => mutate({ does: 'tell-apart', actId: apartId, id, other }, decided)}
              >
                {copy.apart}
              </Button>
            </Row>
            <Text size="xs" tone="muted">
              {copy.quiet}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
