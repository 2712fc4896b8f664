import { type MergeContact, type MergePreview, previewMerge } from '@aera/contracts';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  MutedText,
  Notice,
  Row,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { newId } from '@aera/frontend-kit';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readConflict } from '@aera/frontend-kit/use-command';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { ContactCard, MergedFacts } from './merge-preview.tsx';
import { useMergeActions } from './merges-api.ts';
import { mergesCopy } from './merges-copy.ts';
import { ReasonList } from './other-contact.tsx';
import { useMayChange } from '../../../shared/session/roles.tsx';

const copy = mergesCopy.compare;

const Side = styled(Stack)`
  min-width: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

interface CompareContactsProps {
  readonly one: string;
  readonly other: string;
  /** Called after the contacts are merged or marked as distinct. */
  readonly onDecided: () => void;
}

/** Two contacts side by side, the preview of their merge, and the buttons to decide. */
export function CompareContacts({ one, other, onDecided }: CompareContactsProps) {
  const query = useApiQuery(previewMerge, { params: { id: one }, query: { with: other } });
  return (
    <QueryContent query={query} copy={copy} missing={copy.unknown}>
      {(preview) => <Comparison preview={preview} pair={[one, other]} onDecided={onDecided} />}
    </QueryContent>
  );
}

interface ComparisonProps {
  readonly preview: MergePreview;
  readonly pair: readonly [string, string];
  readonly onDecided: () => void;
}

const formatName = (contacts: readonly MergeContact[]): string => contacts[0]?.name || mergesCopy.someone;

function Comparison({ preview, pair: [left, right], onDecided }: ComparisonProps) {
  const { mutate, isPending, variables, error } = useMergeActions();
  // A retry sends the same id, so the contacts are merged once. Another name to keep is another merge.
  const [mergeIds] = useState(() => ({ left: newId(), right: newId() }));
  const [distinctId] = useState(newId);
  const [keptSide, setKeptSide] = useState<'left' | 'right'>('left');
  const mayChange = useMayChange();
  const conflict = readConflict<MergePreview>(error);
  const names = { left: formatName(preview.primary), right: formatName(preview.merged) };
  const title = mergesCopy.formatPair(names.left, names.right);
  const [id, other] = keptSide === 'left' ? [left, right] : [right, left];
  if (preview.alreadyMerged) return <EmptyState>{copy.alreadyMerged}</EmptyState>;
  const saving = isPending ? variables.type : null;
  const options = { onSuccess: onDecided };
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={5}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {preview.reasons.length > 0 ? (
          <ReasonList reasons={preview.reasons} />
        ) : (
          <MutedText>{mergesCopy.noReason}</MutedText>
        )}
        {conflict && (
          <div role="alert">
            <Notice tone="warning" title={copy.conflict}>
              {copy.conflictText}
            </Notice>
          </div>
        )}
        <Grid minColumn="15rem">
          {[preview.primary, preview.merged].map((contacts) => (
            <Side gap={5} key={contacts[0]?.id}>
              {contacts.map((contact) => (
                <ContactCard key={contact.id} contact={contact} level={3} />
              ))}
            </Side>
          ))}
        </Grid>
        <MergedFacts preview={preview} />
        {mayChange && (
          <Stack gap={3}>
            {names.left !== names.right && (
              <Row gap={3}>
                <Text size="sm" aria-hidden>
                  {copy.keep}
                </Text>
                <SegmentedControl
                  label={copy.keep}
                  options={[
                    { value: 'left', label: names.left },
                    { value: 'right', label: names.right },
                  ]}
                  value={keptSide}
                  onValueChange={setKeptSide}
                />
              </Row>
            )}
            <Row gap={3}>
              <Button
                pending={saving === 'merge'}
                disabled={saving === 'mark-distinct'}
                onClick={() =>
                  mutate(
                    {
                      type: 'merge',
                      actionId: mergeIds[keptSide],
                      id,
                      other,
                      expectedVersion: preview.version,
                      names: [names.left, names.right],
                    },
                    options,
                  )
                }
              >
                {copy.merge}
              </Button>
              <Button
                variant="secondary"
                pending={saving === 'mark-distinct'}
                disabled={saving === 'merge'}
                onClick={() => mutate({ type: 'mark-distinct', actionId: distinctId, id, other }, options)}
              >
                {copy.distinct}
              </Button>
            </Row>
            <MutedText size="xs">{copy.note}</MutedText>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
