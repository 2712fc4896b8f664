import { formatAeraTimestamp, toLivingTime } from '@aera/living-time';
import { from, theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { styled } from 'styled-components';

/** Formatted without `Intl`, whose first formatter costs a phone more time than the rest of the header. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const formatGregorian = (day: Date): string =>
  `${months[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;

type Place = 'bar' | 'menu';

/** In the header on large screens, in the menu on others. */
const Frame = styled.p<{ $place: Place }>`
  display: ${({ $place }) => ($place === 'bar' ? 'none' : 'flex')};
  gap: ${theme.space[3]};
  font-size: ${theme.text.xs};
  line-height: 1.3;
  white-space: nowrap;

  @media ${from('desktop')} {
    display: ${({ $place }) => ($place === 'bar' ? 'flex' : 'none')};
  }
  time + time {
    padding-inline-start: ${theme.space[3]};
    border-inline-start: 1px solid ${theme.color.goldLine};
    color: ${theme.color.gold};
  }
`;

/** Today in both calendars, updated every ten seconds. */
export function DualDate({ place = 'bar' }: { readonly place?: Place }) {
  const noon = useClock(toNoon);
  if (noon === null) return null;
  const today = new Date(noon);
  const day = noon.slice(0, 10);
  return (
    <Frame $place={place}>
      <time dateTime={day}>{formatGregorian(today)}</time>
      <time dateTime={day} title={toLivingTime(today).essence}>
        {formatAeraTimestamp(today)}
      </time>
    </Frame>
  );
}

/** Returns noon of the visitor's day as a local time without time zone. */
const toNoon = (now: Date): string => {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}T12:00`;
};
