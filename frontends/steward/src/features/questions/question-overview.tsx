import { Stat, from, theme } from '@aera/ui';
import { formatDuration } from '@aera/ui/deadline';
import { styled } from 'styled-components';
import { questionsCopy } from './questions-copy.ts';
import { useQuestionOverview } from './questions-api.ts';

const copy = questionsCopy.overview;
const unknown = '–';
const minute = 60_000;

/** Small figures in one band: they are glanced at, the list is worked on. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  @media ${from('tablet')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media ${from('laptop')} {
    grid-template-columns: repeat(4, minmax(0, 0.7fr)) repeat(3, minmax(0, 1fr));
  }
  dd {
    font-size: ${theme.text.lg};
  }
  dt {
    font-size: ${theme.text.xs};
  }
`;

/** What waits, what is at risk, how soon answers came and whether they helped: all of it counted by the server. */
export function QuestionOverview() {
  const { data } = useQuestionOverview();
  const { helpful = 0, notHelpful = 0 } = data?.votes ?? {};
  const median = data?.medianMinutes;
  const figures: readonly (readonly [string, string | number])[] = [
    [copy.waiting, data?.waiting ?? unknown],
    [copy.mine, data?.mine ?? unknown],
    [copy.atRisk, data?.atRisk ?? unknown],
    [copy.overdue, data?.overdue ?? unknown],
    [copy.median, median == null ? (data ? copy.unknownMedian : unknown) : formatDuration(median * minute)],
    [copy.helpful, data ? copy.share(helpful, helpful + notHelpful) : unknown],
    [copy.deflected, data?.deflected ?? unknown],
  ];
  return (
    <Figures aria-label={copy.label}>
      {figures.map(([label, value]) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Figures>
  );
}
