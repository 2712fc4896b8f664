import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const livingMonths = Array.from({ length: 13 }, () => 28);
const gregorianMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Drawn from 16 days up, so that a difference of one day is seen. */
const floor = 16;
const scale = 3;

const Bars = styled.svg`
  align-self: end;
  width: 100%;
  height: auto;
  margin-top: ${theme.space[3]};
  fill: ${theme.color.goldLine};
`;

const Year = ({ months }: { readonly months: readonly number[] }) => {
  const width = 208 / months.length;
  const bars = months.map((days, month) => ({ x: month * width + 1, height: (days - floor) * scale }));
  return (
    <Bars viewBox="0 0 208 46" aria-hidden>
      {bars.map(({ x, height }) => (
        <rect key={x} x={x} y={46 - height} width={width - 3} height={height} rx="2" />
      ))}
    </Bars>
  );
};

/** Thirteen months of the same length. */
export const OurYear = () => <Year months={livingMonths} />;

/** Twelve months of 28 to 31 days. */
export const TheirYear = () => <Year months={gregorianMonths} />;
