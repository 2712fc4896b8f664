import type { ResponseOf, listConsents } from '@aera/contracts';
import { Grid, Stat } from '@aera/ui';
import { consentsWords } from './consents-copy.ts';

const { label, unknown, ...labels } = consentsWords.figures;
const figures = Object.keys(labels) as (keyof typeof labels)[];

export interface ConsentFiguresProps {
  /** Undefined while they are not known. */
  readonly stats: ResponseOf<typeof listConsents>['stats'] | undefined;
}

export const ConsentFigures = ({ stats }: ConsentFiguresProps) => (
  <Grid as="dl" minColumn="10rem" gap={4} aria-label={label}>
    {figures.map((figure) => (
      <Stat
        key={figure}
        framed
        label={labels[figure]}
        value={stats?.[figure].toLocaleString('en-US') ?? unknown}
      />
    ))}
  </Grid>
);
