import type { SearchRules } from '@aera/contracts';
import { Button, Notice, Row, Stack } from '@aera/ui';
import { formatDate } from '../../page/format-date.ts';
import { rulesWords } from './rules-words.ts';

const words = rulesWords.conflict;

export interface RulesConflictProps {
  readonly current: SearchRules;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was faster: which version is in force now, and the ways on. Nothing typed is lost before one is chosen. */
export const RulesConflict = ({ current, onTakeTheirs, onKeepMine }: RulesConflictProps) => (
  <div role="alert">
    <Notice tone="warning" title={words.title}>
      <Stack gap={3}>
        <p>{words.text(current.version, current.updatedAt ? formatDate(current.updatedAt) : '')}</p>
        <Row gap={2}>
          <Button size="sm" onClick={onKeepMine}>
            {words.mine}
          </Button>
          <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
            {words.theirs}
          </Button>
        </Row>
      </Stack>
    </Notice>
  </div>
);
