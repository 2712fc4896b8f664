import { elevation, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type Axis, bucketWords } from './bucket-text.ts';
import type { Bucket } from './series.ts';

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

export interface ChartTipProps {
  readonly bucket: Bucket;
  readonly axis: Axis;
  /** Of the point, in px. */
  readonly x: number;
  readonly width: number;
}

/** What a point says; on the side of it where there is room. The slider says the same to who does not see it. */
export function ChartTip({ bucket, axis, x, width }: ChartTipProps) {
  const { time, count, before } = bucketWords(bucket, axis);
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <Tip style={side} aria-hidden>
      {time}
      <b>{count}</b>
      {before}
    </Tip>
  );
}
