import { useId, useState, type ReactNode } from 'react';
import { useWrapAround } from './arrows.tsx';
import { Arrows, Controls, Counter, Dot, Dots, Slide, Slides } from './carousel-style.ts';

export interface CarouselItem {
  readonly value: string;
  /** Name of the slide and its dot. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly items: readonly CarouselItem[];
  /** Text of the counter, from one: `(n, total) => `Case ${n} of ${total}``. */
  readonly counter: (n: number, total: number) => string;
}

/**
 * Shows one slide at a time, with Previous and Next that wrap around. It never moves automatically (ARIA practices: carousel, grouped).
 * Screen readers announce the counter after a move.
 */
export function Carousel({ label, items, counter }: CarouselProps) {
  const { index: current, go } = useWrapAround(items.length);
  const [moved, setMoved] = useState(false);
  const slidesId = useId();
  const show = (index: number) => {
    setMoved(true);
    go(index);
  };
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <Controls>
        <Counter aria-live="polite">{counter(current + 1, items.length)}</Counter>
        <Dots>
          {items.map((item, index) => (
            <Dot
              key={item.value}
              type="button"
              aria-label={item.label}
              aria-current={index === current}
              aria-controls={slidesId}
              onClick={() => show(index)}
            />
          ))}
        </Dots>
        <Arrows controls={slidesId} onPrevious={() => show(current - 1)} onNext={() => show(current + 1)} />
      </Controls>
      <Slides id={slidesId}>
        {items.map((item, index) => (
          <Slide key={item.value} aria-label={item.label} data-shown={index === current} $moved={moved}>
            {item.content}
          </Slide>
        ))}
      </Slides>
    </section>
  );
}
