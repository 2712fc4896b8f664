import type { StewardArticle } from '@aera/contracts';
import { Button, Notice, Row, Stack, Text } from '@aera/ui';
import { formatDate } from '../../page/format-date.ts';
import { articlesWords } from './articles-words.ts';

const words = articlesWords.editor.conflict;

export interface ConflictNoticeProps {
  readonly current: StewardArticle;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was faster: which version there is now, and the ways on. Nothing typed is lost before one is chosen. */
export const ConflictNotice = ({ current, onTakeTheirs, onKeepMine }: ConflictNoticeProps) => (
  <div role="alert">
    <Notice tone="warning" title={words.title}>
      <Stack gap={3}>
        <p>{words.text(current.version, formatDate(current.updatedAt))}</p>
        <Row gap={2}>
          <Button size="sm" onClick={onKeepMine}>
            {words.mine}
          </Button>
          <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
            {words.theirs}
          </Button>
        </Row>
        <Text size="xs">{words.mineHint}</Text>
      </Stack>
    </Notice>
  </div>
);
