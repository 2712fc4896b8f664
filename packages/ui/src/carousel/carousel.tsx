import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@aera/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Arrows, Controls, Counter, Dot, Dots, Slide, Slides } from './carousel-style.ts';
import { useWrapAround } from './use-wrap-around.ts';

export interface CarouselItem {
  readonly value: string;
  /** Names the slide, and its dot. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Names the whole. */
  readonly label: string;
  readonly items: readonly CarouselItem[];
  /** What the counter says, from one: `(n, of) => `Case ${n} of ${of}``. */
  readonly counter: (n: number, of: number) => string;
  /** A dot for each slide. */
  readonly dots?: boolean;
  /** The slide that shows, from zero; the first unless stated. */
  readonly index?: number;
  readonly onIndexChange?: (index: number) => void;
  readonly previousLabel?: string;
  readonly nextLabel?: string;
}

/**
 * Slides of which one shows, with Previous and Next that wrap around at both ends. It never moves by itself (ARIA practices:
 * carousel, grouped). What it shows and where it stands is read out after a move.
 */
export function Carousel({
  label,
  items,
  counter,
  dots = false,
  index,
  onIndexChange,
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: CarouselProps) {
  const own = useWrapAround(items.length);
  const [moved, setMoved] = useState(false);
  const slidesId = useId();
  const shown = index ?? own.index;

  const show = (to: number) => {
    setMoved(true);
    own.go(to);
    onIndexChange?.((to + items.length) % items.length);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <Controls>
        <Counter aria-live="polite">{counter(shown + 1, items.length)}</Counter>
        {dots && (
          <Dots>
            {items.map((item, at) => (
              <Dot
                key={item.value}
                type="button"
                aria-label={item.label}
                aria-current={at === shown}
                aria-controls={slidesId}
                onClick={() => show(at)}
              />
            ))}
          </Dots>
        )}
        <Arrows>
          <IconButton label={previousLabel} aria-controls={slidesId} onClick={() => show(shown - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={nextLabel} aria-controls={slidesId} onClick={() => show(shown + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </Arrows>
      </Controls>
      <Slides id={slidesId}>
        {items.map((item, at) => (
          <Slide key={item.value} aria-label={item.label} data-shown={at === shown} $moved={moved}>
            {item.content}
          </Slide>
        ))}
      </Slides>
    </section>
  );
}
