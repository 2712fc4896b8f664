import type { VisitFigures } from '@aera/contracts';
import { Card, Skeleton, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { compareFigure } from './comparison.ts';
import { figureNames, formatFigure } from './metric-formats.ts';
import { overviewWords } from './overview-copy.ts';

const words = overviewWords.figures;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${from('desktop')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Tile = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
  }
`;

const Value = styled.dd`
  font-size: ${theme.text.xl};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Before = styled.dd`
  min-height: 2.9em;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  line-height: 1.45;
`;

const Change = styled.b`
  font-weight: 650;
  white-space: nowrap;
  &[data-tone='better'] {
    color: ${theme.color.success};
  }
  &[data-tone='worse'] {
    color: ${theme.color.destructive};
  }
`;

export interface FigureTilesProps {
  /** Undefined while they are not known. */
  readonly current: VisitFigures | undefined;
  readonly before: VisitFigures | undefined;
  /** Whether they are compared at all. */
  readonly compare: boolean;
  /** Whether those of before could not be had. */
  readonly beforeFailed: boolean;
  /** While the answer to another question still shows. */
  readonly busy: boolean;
}

/** The six figures, each with how it stands to the time before. */
export const FigureTiles = ({ current, before, compare, beforeFailed, busy }: FigureTilesProps) => (
  <Tiles aria-label={words.label} aria-busy={busy}>
    {figureNames.map((name) => {
      const known = current && before && compareFigure(name, current[name], before[name]);
      return (
        <Tile key={name} padding={4}>
          <dt>{words[name]}</dt>
          <Value>
            {current ? formatFigure(name, current[name]) : <Skeleton width="4ch" height="1.3em" />}
          </Value>
          {compare && (
            <Before>
              {known ? (
                <>
                  {known.change && <Change data-tone={known.tone}>{known.change} </Change>}
                  {known.words}
                </>
              ) : beforeFailed ? (
                words.noBefore
              ) : (
                <Skeleton width="80%" />
              )}
            </Before>
          )}
        </Tile>
      );
    })}
  </Tiles>
);
