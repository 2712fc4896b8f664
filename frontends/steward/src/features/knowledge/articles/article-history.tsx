import { getArticleVersion, type ResponseOf, type StewardArticle } from '@aera/contracts';
import { Button, Heading, Row, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Prose } from '@aera/ui/prose';
import { useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { articlesCopy } from '../knowledge-copy.ts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { PlainList } from '../../../shared/list/plain-list.ts';

const copy = articlesCopy.editor;

type Version = ResponseOf<typeof getArticleVersion>;

interface ArticleHistoryProps {
  readonly article: StewardArticle;
  /** Continues from the text of an earlier version; hidden for read-only roles. */
  readonly onRestore?: (version: Version) => void;
}

/** What was done to an article, newest first, and the text of each version. */
export function ArticleHistory({ article: { id, history }, onRestore }: ArticleHistoryProps) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <SectionCard title={copy.history} tone="quiet">
      <PlainList as="ol">
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
      </PlainList>
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
    </SectionCard>
  );
}

interface VersionDialogProps {
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
  readonly onRestore?: (version: Version) => void;
}

function VersionDialog({ id, version, onClose, onRestore }: VersionDialogProps) {
  const query = useStewardQuery(getArticleVersion, { params: { id, version } });
  const { data } = query;
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
      <QueryResult query={query} copy={copy}>
        {({ title, blocks }) => (
          <Stack gap={4}>
            <Heading level={3}>{title}</Heading>
            <Prose blocks={blocks} />
          </Stack>
        )}
      </QueryResult>
    </Dialog>
  );
}
