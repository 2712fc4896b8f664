import { homeAwakening } from '@aera/content/home-awakening';
import { months } from '@aera/living-time';
import { focusRing, theme } from '@aera/ui';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { numerals, panelId, tabId } from './month-panel.tsx';
import { WheelDrawing } from './wheel-drawing.tsx';

const Wheel = styled.div`
  position: relative;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  aspect-ratio: 1;
  @media (scripting: none) {
    pointer-events: none;
  }
`;

/** Distance from the centre to the number of a month, in percent of the wheel's width. */
const reach = 44.5;

/** Tab of a month on the rim, with a touch target for fingers. */
const MonthTab = styled.button.attrs<{ $turn: number }>(({ $turn }) => ({
  style: {
    left: `${(50 + Math.sin($turn * 2 * Math.PI) * reach).toFixed(3)}%`,
    top: `${(50 - Math.cos($turn * 2 * Math.PI) * reach).toFixed(3)}%`,
  },
}))<{ $turn: number }>`
  position: absolute;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.inkMuted};
  border: 1px solid transparent;
  border-radius: 50%;
  font: 400 ${theme.text.md} / 1 ${theme.font.display};
  cursor: pointer;
  translate: -50% -50%;
  transition:
    color ${theme.duration.normal} ${theme.easing.out},
    background-color ${theme.duration.normal} ${theme.easing.out};
  ${focusRing}
  &&:focus-visible {
    border-radius: 50%;
  }
  &:hover {
    color: ${theme.color.ink};
    border-color: ${theme.color.goldLine};
  }
  &[aria-selected='true'] {
    background: ${theme.color.gold};
    color: ${theme.color.canvas};
  }
`;

interface YearWheelProps {
  readonly shown: number;
  readonly thisMonth: number | null;
  readonly onChoose: (month: number) => void;
}

const count = months.length;

/** Returns the month that a key leads to, wrapping around; null for other keys. */
function findMonth(key: string, from: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The months as tabs in a ring (ARIA practices: tabs, automatic activation). */
export function YearWheel({ shown, thisMonth, onChoose }: YearWheelProps) {
  const ring = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const month = findMonth(event.key, shown);
    if (month === null) return;
    event.preventDefault();
    onChoose(month);
    ring.current?.querySelector<HTMLElement>(`#${tabId(month)}`)?.focus();
  };
  return (
    <Wheel ref={ring} role="tablist" aria-label={homeAwakening.year.wheel} onKeyDown={onKeyDown}>
      <WheelDrawing shown={shown} thisMonth={thisMonth} />
      {months.map(({ name }, month) => (
        <MonthTab
          key={name}
          type="button"
          role="tab"
          id={tabId(month)}
          aria-label={`${name}, ${numerals[month]}`}
          aria-selected={month === shown}
          aria-controls={panelId(month)}
          tabIndex={month === shown ? 0 : -1}
          $turn={month / count}
          onClick={() => onChoose(month)}
        >
          {numerals[month]}
        </MonthTab>
      ))}
    </Wheel>
  );
}
