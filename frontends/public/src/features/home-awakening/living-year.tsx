import { homeAwakening } from '@aera/content/home-awakening';
import { months, toLivingTime } from '@aera/living-time';
import { Container, Eyebrow, Heading, MutedText, Section, Stack, Text, from, theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { Arrows } from '@aera/ui/arrows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MonthPanel } from './month-panel.tsx';
import { YearWheel } from './year-wheel.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template: auto 1fr / 5fr 6fr;
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`;

/** All month panels share one grid cell, so the height never changes. Without scripts they are stacked. */
const Panels = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  @media (scripting: none) {
    gap: ${theme.space[6]};
    > * {
      grid-area: auto;
    }
  }
`;

const { eyebrow, title, lead, previous, next, alignment } = homeAwakening.year;

/** Returns the month, or -1 on an Alignment Day, which belongs to no month. */
const getMonthIndex = (now: Date) => toLivingTime(now).monthIndex ?? -1;
const getYear = (now: Date) => toLivingTime(now).year;

const titleId = 'living-year';

/** The year as a wheel that shows one month at a time, the current one first. */
export function LivingYear() {
  const [chosen, setChosen] = useState<number | null>(null);
  const thisMonth = useClock(getMonthIndex);
  const year = useClock(getYear);
  const shown = chosen ?? Math.max(thisMonth ?? 0, 0);
  const step = (by: number) => setChosen((shown + by + months.length) % months.length);

  return (
    <Section tone="deep" aria-labelledby={titleId}>
      <Columns>
        <Stack gap={4}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Text size="lg" tone="muted" measure>
            {lead.text}
          </Text>
        </Stack>
        <YearWheel shown={shown} thisMonth={thisMonth} onChoose={setChosen} />
        <Stack gap={6}>
          <Panels>
            {months.map((month, index) => (
              <MonthPanel
                key={month.name}
                index={index}
                year={year}
                shown={index === shown}
                isNow={index === thisMonth}
              />
            ))}
          </Panels>
          <Arrows
            previousLabel={previous}
            nextLabel={next}
            onPrevious={() => step(-1)}
            onNext={() => step(1)}
          />
          <MutedText measure>{alignment.text}</MutedText>
        </Stack>
      </Columns>
    </Section>
  );
}
