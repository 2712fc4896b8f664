import { homeAwakening } from '@aera/content/home-awakening';
import { toLivingTime } from '@aera/living-time';
import { Text, from, theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;
  min-height: 9.5rem;
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 1px solid ${theme.color.goldLine};
  @media ${from('phone')} {
    min-height: 7rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Day = styled.p`
  color: ${theme.color.gold};
  font: 400 ${theme.text['2xl']} / 1.25 ${theme.font.display};
`;

const dayOf = (now: Date) => toLivingTime(now).label;
const essenceOf = (now: Date) => toLivingTime(now).essence;

/** Today in the living calendar, once the page knows where and when it is read; its place is kept until then. */
export function LivingToday() {
  const day = useClock(dayOf);
  const essence = useClock(essenceOf);
  return (
    <Frame>
      {day && (
        <>
          <Text size="sm" tone="muted">
            {homeAwakening.opening.today}
          </Text>
          <Day>{day}</Day>
          <Text>{essence}</Text>
        </>
      )}
    </Frame>
  );
}
