import { Stat, from, theme } from '@aera/ui';
import { formatDuration } from '@aera/ui/deadline';
import { styled } from 'styled-components';
import { questionsCopy } from './questions-copy.ts';
import { useQuestionOverview } from './questions-api.ts';

const copy = questionsCopy.overview;
const noValue = '–';
const minuteMs = 60_000;

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

/** Counts of questions, answer times and feedback. */
export function QuestionOverview() {
  const { data } = useQuestionOverview();
  const { helpful = 0, notHelpful = 0 } = data?.votes ?? {};
  const median = data?.medianMinutes;
  const figures: readonly (readonly [string, string | number])[] = [
    [copy.waiting, data?.waiting ?? noValue],
    [copy.mine, data?.mine ?? noValue],
    [copy.atRisk, data?.atRisk ?? noValue],
    [copy.overdue, data?.overdue ?? noValue],
    [copy.median, median == null ? (data ? copy.unknownMedian : noValue) : formatDuration(median * minuteMs)],
    [copy.helpful, data ? copy.share(helpful, helpful + notHelpful) : noValue],
    [copy.deflected, data?.deflected ?? noValue],
  ];
  return (
    <Figures aria-label={copy.label}>
      {figures.map(([label, value]) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Figures>
  );
}
