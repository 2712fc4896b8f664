import { getArticleVersion, type ResponseOf, type StewardArticle } from '@aera/contracts';
import { Button, Card, Heading, Stack } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Prose } from '@aera/ui/prose';
import { useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { articlesCopy } from '../knowledge-copy.ts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { History, HistoryEntry } from '../../../shared/list/plain-list.tsx';

const copy = articlesCopy.editor;

type Version = ResponseOf<typeof getArticleVersion>;

interface ArticleHistoryProps {
  readonly article: StewardArticle;
  /** Restores an earlier version; omit it for read-only roles. */
  readonly onRestore?: (version: Version) => void;
}

/** The changes to an article, newest first, with the text of each version. */
export function ArticleHistory({ article: { id, history }, onRestore }: ArticleHistoryProps) {
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  return (
    <Card tone="quiet">
      <History title={copy.history} level={2}>
        {history.map(({ what, version, at, stewardId }) => (
          <HistoryEntry
            key={`${what} ${version} ${at}`}
            title={copy.change(copy.changes[what] ?? what, version)}
            note={`${formatDate(at)} ${stewardId === null ? copy.byPlatform : copy.bySteward}`}
          >
            {(what === 'begun' || what === 'revised') && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${copy.show}, ${copy.versionTitle(version)}`}
                onClick={() => setOpenVersion(version)}
              >
                {copy.show}
              </Button>
            )}
          </HistoryEntry>
        ))}
      </History>
      {openVersion !== null && (
        <VersionDialog
          id={id}
          version={openVersion}
          onClose={() => setOpenVersion(null)}
          onRestore={
            onRestore &&
            ((version) => {
              setOpenVersion(null);
              onRestore(version);
            })
          }
        />
      )}
    </Card>
  );
}

interface VersionDialogProps {
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
  readonly onRestore: ((version: Version) => void) | undefined;
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
