import { elevation, theme } from '@aera/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { chartCopy as copy } from '../overview-copy.ts';
import { type SeriesFormat, formatBucket, describeBucket } from './format-buckets.ts';
import { PlotDrawing } from './plot-drawing.tsx';
import { createGeometry, plotHeight } from './plot-geometry.ts';
import type { Bucket } from './series.ts';

/** The width of an element in px. */
function useWidth<Drawn extends Element>(guess: number) {
  const ref = useRef<Drawn>(null);
  const [width, setWidth] = useState(guess);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth((current) => Math.round(element.getBoundingClientRect().width) || current);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}

const Plot = styled.div`
  position: relative;
  height: ${plotHeight}px;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** The invisible slider above the drawing. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
`;

interface TimePlotProps {
  readonly buckets: readonly Bucket[];
  readonly axis: SeriesFormat;
}

/** A line chart. Pointer and arrow keys select a point. */
export function TimePlot({ buckets, axis }: TimePlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const geometry = createGeometry(buckets, width);
  const last = buckets.length - 1;
  const newest = Math.max(
    0,
    buckets.findLastIndex(({ current }) => current !== null),
  );
  const activeIndex = focusedIndex === null ? null : Math.min(focusedIndex, last);
  const index = activeIndex ?? newest;
  const bucket = buckets[index];
  return (
    <Plot ref={ref}>
      <PlotDrawing buckets={buckets} geometry={geometry} axis={axis} width={width} active={activeIndex} />
      {activeIndex !== null && bucket && (
        <ChartTip bucket={bucket} axis={axis} x={geometry.x(activeIndex)} width={width} />
      )}
      <Slider
        type="range"
        aria-label={`${copy.measures[axis.measure]} ${copy.label[axis.interval]}`}
        aria-valuetext={bucket && formatBucket(bucket, axis)}
        min={0}
        max={last}
        value={index}
        onChange={({ target }) => setFocusedIndex(Number(target.value))}
        onKeyDown={({ key }) => key === 'Escape' && setFocusedIndex(null)}
        onFocus={({ target }) => target.matches(':focus-visible') && setFocusedIndex(index)}
        onBlur={() => setFocusedIndex(null)}
        onPointerMove={({ clientX, currentTarget }) =>
          setFocusedIndex(geometry.findNearest(clientX - currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setFocusedIndex(null)}
      />
    </Plot>
  );
}

const Tip = styled.div`
  position: absolute;
  top: ${theme.space[2]};
  z-index: 1;
  width: max-content;
  max-width: 13rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  background: ${theme.color.ink};
  color: ${theme.color.canvas};
  border-radius: ${theme.radius.sm};
  box-shadow: ${elevation.mid};
  font-size: ${theme.text.xs};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  b {
    display: block;
    font-weight: 650;
  }
`;

interface ChartTipProps {
  readonly bucket: Bucket;
  readonly axis: SeriesFormat;
  /** Horizontal position of the point, in px. */
  readonly x: number;
  readonly width: number;
}

/** Hidden from assistive technology: the slider has the same text. */
function ChartTip({ bucket, axis, x, width }: ChartTipProps) {
  const { time, count, before } = describeBucket(bucket, axis);
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <Tip style={side} aria-hidden>
      {time}
      <b>{count}</b>
      {before}
    </Tip>
  );
}
