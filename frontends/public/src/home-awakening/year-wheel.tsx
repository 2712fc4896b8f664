import { homeAwakening } from '@aera/content/home-awakening';
import { months } from '@aera/living-time';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { numerals, panelId, tabId } from './months-of-the-year.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { MonthTab, Wheel } from './wheel-style.ts';

export interface YearWheelProps {
  readonly shown: number;
  readonly thisMonth: number | null;
  readonly onChoose: (month: number) => void;
}

const count = months.length;

/** Where a key leads to from a month; the year goes round. */
function monthAt(key: string, from: number): number | null {
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

/** The months in a ring: tabs of which one is chosen (ARIA practices: tabs, automatic activation). */
export function YearWheel({ shown, thisMonth, onChoose }: YearWheelProps) {
  const ring = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const month = monthAt(event.key, shown);
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
