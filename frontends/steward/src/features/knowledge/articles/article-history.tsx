import { getArticleVersion, type ResponseOf, type StewardArticle } from '@aera/contracts';
import { Button, Card, Heading, Row, Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Prose } from '@aera/ui/prose';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { articlesCopy } from './articles-copy.ts';

const copy = articlesCopy.editor;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

type Version = ResponseOf<typeof getArticleVersion>;

export interface ArticleHistoryProps {
  readonly article: StewardArticle;
  /** Goes on from the text of an earlier version; left out for whoever only reads. */
  readonly onRestore?: (version: Version) => void;
}

/** What was done to an article, newest first, and the text of each version. */
export function ArticleHistory({ article: { id, history }, onRestore }: ArticleHistoryProps) {
  const titleId = useId();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Card as="section" tone="quiet" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="md" id={titleId}>
          {copy.history}
        </Heading>
        <List>
          {history.map(({ what, version, at, stewardId }) => (
            <li key={`${what} ${version} ${at}`}>
              <Row gap={3} justify="space-between">
                <Stack gap={1}>
                  <Text size="sm">{copy.change(copy.changes[what] ?? what, version)}</Text>
                  <Text size="xs" tone="muted">
                    {formatDate(at)} {stewardId === null ? copy.byPlatform : copy.bySteward}
                  </Text>
                </Stack>
                {(what === 'begun' || what === 'revised') && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`${copy.show}, ${copy.versionTitle(version)}`}
                    onClick={() => setShown(version)}
                  >
                    {copy.show}
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </List>
        {shown !== null && (
          <VersionDialog
            id={id}
            version={shown}
            onClose={() => setShown(null)}
            {...(onRestore && {
              onRestore: (version: Version) => {
                setShown(null);
                onRestore(version);
              },
            })}
          />
        )}
      </Stack>
    </Card>
  );
}

interface VersionDialogProps {
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
  readonly onRestore?: (version: Version) => void;
}

function VersionDialog({ id, version, onClose, onRestore }: VersionDialogProps) {
  const reading = useStewardQuery(getArticleVersion, { params: { id, version } });
  const { data, isError } = reading;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.versionTitle(version)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
          {data && onRestore && <Button onClick={() => onRestore(data)}>{copy.restore}</Button>}
        </>
      }
    >
      {data && (
        <Stack gap={4}>
          <Heading level={3}>{data.title}</Heading>
          <Prose blocks={data.blocks} />
        </Stack>
      )}
      {!data && isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{copy.loading}</Text>}
    </Dialog>
  );
}
