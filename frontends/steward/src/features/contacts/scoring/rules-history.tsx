import type { ScoreRulesVersion } from '@aera/contracts';
import { Badge, Button } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { History, HistoryEntry } from '../../../shared/list/plain-list.tsx';
import { scoringCopy } from './scoring-copy.ts';

const copy = scoringCopy.history;

interface RulesHistoryProps {
  /** Newest first. */
  readonly versions: readonly ScoreRulesVersion[];
  /** Absent for roles that cannot change rules. */
  readonly onView?: ((version: ScoreRulesVersion) => void) | undefined;
}

/** The versions of the rules: author, time and reason, and a button to view each in the form. */
export const RulesHistory = ({ versions, onView }: RulesHistoryProps) => (
  <History title={copy.title} level={2}>
    {versions.map((version, index) => {
      const { reason, restoredVersion, by, at } = version;
      return (
        <HistoryEntry
          key={version.version}
          title={copy.version(version.version)}
          detail={index === 0 && <Badge variant="success">{copy.current}</Badge>}
          note={at && `${by?.name ?? scoringCopy.page.unnamed}, ${formatDate(at)}`}
          text={restoredVersion === null ? reason : copy.restored(restoredVersion)}
        >
          {index > 0 && onView && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={copy.viewVersion(version.version)}
              onClick={() => onView(version)}
            >
              {copy.view}
            </Button>
          )}
        </HistoryEntry>
      );
    })}
  </History>
);
