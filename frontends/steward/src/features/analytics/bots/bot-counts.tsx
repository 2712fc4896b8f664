import type { ResponseOf, botVisits } from '@aera/contracts';
import { Grid, Stat } from '@aera/ui';
import { formatShare } from '../../../shared/copy/format-number.ts';
import { botsWords } from './bots-copy.ts';

const words = botsWords.figures;

export interface BotFiguresProps {
  /** Undefined while they are not known. */
  readonly figures: ResponseOf<typeof botVisits>['figures'] | undefined;
}

/** How many sessions of the period are marked, and how many visits are left. */
export function BotFigures({ figures }: BotFiguresProps) {
  const rows = [
    [words.bots, figures && words.ofAll(figures.botSessions, figures.sessions)],
    [words.share, figures && formatShare(figures.botSessions, figures.sessions)],
    [words.humans, figures && words.ofAll(figures.humans, figures.visits)],
    [words.decided, figures && words.ofAll(figures.decided, figures.visits)],
  ] as const;
  return (
    <Grid as="dl" minColumn="10rem" gap={4} aria-label={words.label}>
      {rows.map(([label, value]) => (
        <Stat key={label} framed label={label} value={value ?? words.unknown} />
      ))}
    </Grid>
  );
}
