import { type Theme, usVsThem } from '@aera/content/us-vs-them';
import { darkScheme, Eyebrow, from, Heading, Stack, Text, theme as tokens } from '@aera/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';

const livingMonths = Array.from({ length: 13 }, () => 28);
const gregorianMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Minimum of the scale in days, at which a difference of one day is visible. */
const floor = 16;
const scale = 3;

const Bars = styled.svg`
  align-self: end;
  width: 100%;
  height: auto;
  margin-top: ${tokens.space[3]};
  fill: ${tokens.color.goldLine};
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

const { columns } = usVsThem;

const Frame = styled.article`
  display: grid;
  gap: ${tokens.space[5]};
  scroll-margin-top: calc(var(--header-height, 6rem) - 4rem);
`;

const Pair = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.lg};
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.section<{ $ours: boolean }>`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]};
  ${({ $ours }) =>
    $ours
      ? css`
          ${darkScheme}
          background: ${tokens.color.canvas};
          color: ${tokens.color.ink};
          box-shadow: inset 0 3px 0 ${tokens.color.goldLine};
        `
      : css`
          background: ${tokens.color.surface};
        `}
`;

const Voice = styled.p`
  color: ${tokens.color.gold};
  font-size: ${tokens.text.xs};
  font-weight: 650;
  line-height: 1.4;
  span {
    display: block;
    color: ${tokens.color.inkMuted};
    font-weight: 400;
  }
`;

function Voiced({
  ours = false,
  name,
  note,
  side,
  children,
}: {
  readonly ours?: boolean;
  readonly name: string;
  readonly note: string;
  readonly side: Theme['ours'];
  readonly children?: ReactNode;
}) {
  return (
    <Side $ours={ours}>
      <Voice>
        {name} <span>{note}</span>
      </Voice>
      <Heading level={3}>{side.short}</Heading>
      <Text size="sm">{side.claim.text}</Text>
      {children}
    </Side>
  );
}

/** One theme: the organisation's description of both systems and, separately, how institutions describe themselves. */
export const ThemeSection = ({ theme }: { readonly theme: Theme }) => (
  <Frame id={theme.id} aria-labelledby={`${theme.id}-title`}>
    <Stack gap={2}>
      <Eyebrow>{theme.name}</Eyebrow>
      <Heading level={2} id={`${theme.id}-title`}>
        {theme.question}
      </Heading>
    </Stack>
    <Pair>
      <Voiced ours name={columns.ours} note={columns.oursNote} side={theme.ours}>
        {theme.id === 'time' && <Year months={livingMonths} />}
      </Voiced>
      <Voiced name={columns.theirs} note={columns.theirsNote} side={theme.theirs}>
        {theme.id === 'time' && <Year months={gregorianMonths} />}
      </Voiced>
    </Pair>
    <FactNote label={columns.institutions}>{theme.institutions}</FactNote>
  </Frame>
);
