import { readArticleVersion, type ResponseOf, type StewardArticle } from '@aera/contracts';
import { Button, Card, Heading, Notice, Stack } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { Prose } from '@aera/ui/prose';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { articlesCopy } from '../knowledge-copy.ts';
import { History, HistoryEntry } from '../../../shared/list/plain-list.tsx';

const copy = articlesCopy.editor;

type Version = ResponseOf<typeof readArticleVersion>;

interface ArticleHistoryProps {
  readonly article: StewardArticle;
  /** Whether the editor has unsaved changes, which the text of a version would replace. */
  readonly hasUnsavedChanges?: boolean;
  /** Puts the text of a version into the editor. Omit it for read-only roles. */
  readonly onLoadVersion?: (version: Version) => void;
}

/** The changes to an article, newest first. A dialog shows the text of a version. */
export function ArticleHistory(props: ArticleHistoryProps) {
  const { article, hasUnsavedChanges = false, onLoadVersion } = props;
  const { id, history } = article;
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  return (
    <Card tone="quiet">
      <History title={copy.history} level={2}>
        {history.map(({ kind, version, at, stewardId }) => (
          <HistoryEntry
            key={`${kind} ${version} ${at}`}
            title={copy.formatChange(copy.changeLabels[kind] ?? kind, version)}
            note={`${formatDate(at)} ${stewardId === null ? copy.byPlatform : copy.bySteward}`}
          >
            {(kind === 'created' || kind === 'revised') && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${copy.viewText}, ${copy.versionTitle(version)}`}
                onClick={() => setOpenVersion(version)}
              >
                {copy.viewText}
              </Button>
            )}
          </HistoryEntry>
        ))}
      </History>
      {openVersion !== null && (
        <VersionDialog
          id={id}
          version={openVersion}
          hasUnsavedChanges={hasUnsavedChanges}
          onClose={() => setOpenVersion(null)}
          onLoadVersion={
            onLoadVersion &&
            ((version) => {
              setOpenVersion(null);
              onLoadVersion(version);
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
  readonly hasUnsavedChanges: boolean;
  readonly onClose: () => void;
  readonly onLoadVersion: ((version: Version) => void) | undefined;
}

function VersionDialog({ id, version, hasUnsavedChanges, onClose, onLoadVersion }: VersionDialogProps) {
  const query = useApiQuery(readArticleVersion, { params: { id, version } });
  const { data } = query;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.versionTitle(version)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
          {data && onLoadVersion && (
            <Button onClick={() => onLoadVersion(data)}>
              {hasUnsavedChanges ? copy.replaceUnsaved : copy.loadVersion}
            </Button>
          )}
        </>
      }
    >
      <QueryContent query={query} copy={copy.versionText}>
        {({ title, blocks }) => (
          <Stack gap={4}>
            {hasUnsavedChanges && <Notice tone="warning">{copy.unsavedReplaced}</Notice>}
            <Heading level={3}>{title}</Heading>
            <Prose blocks={blocks} />
          </Stack>
        )}
      </QueryContent>
    </Dialog>
  );
}
