import { homeAwakening } from '@aera/content/home-awakening';
import { toGregorianDate, months } from '@aera/living-time';
import { Badge, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

export const tabId = (month: number): string => `month-${month}`;
export const panelId = (month: number): string => `month-${month}-panel`;

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  &[data-shown='false'] {
    visibility: hidden;
  }
  @media (scripting: none) {
    && {
      visibility: visible;
    }
  }
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[4]};
  font: 400 ${theme.text['3xl']} / 1.1 ${theme.font.display};
  > small {
    color: ${theme.color.gold};
    font-size: ${theme.text.xl};
  }
  > span {
    font-family: ${theme.font.body};
  }
`;

const Essence = styled.p`
  max-width: 22em;
  font: 400 ${theme.text.xl} / 1.45 ${theme.font.display};
  color: ${theme.color.gold};
  text-wrap: balance;
`;

const dates = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats the first and last day of a month in the Gregorian calendar. */
const formatSpan = (year: number, monthIndex: number): string =>
  dates.formatRange(
    toGregorianDate({ year, monthIndex, day: 1 }),
    toGregorianDate({ year, monthIndex, day: 28 }),
  );

interface MonthPanelProps {
  readonly index: number;
  /** The living year; null until it is known. */
  readonly year: number | null;
  readonly shown: boolean;
  readonly isNow: boolean;
}

/** A month: its number, its line, and its days in this year. */
export const MonthPanel = ({ index, year, shown, isNow }: MonthPanelProps) => (
  <Panel
    role="tabpanel"
    id={panelId(index)}
    aria-labelledby={tabId(index)}
    tabIndex={shown ? 0 : undefined}
    data-shown={shown}
  >
    <Name>
      <small>{numerals[index]}</small>
      {months[index]?.name}
      {isNow && <Badge variant="outline">{homeAwakening.year.now}</Badge>}
    </Name>
    <Essence>{months[index]?.essence}</Essence>
    <Text tone="muted">{year === null ? homeAwakening.year.length : formatSpan(year, index)}</Text>
  </Panel>
);
