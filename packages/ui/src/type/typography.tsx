import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { type TextSize, theme } from '../theme/theme.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level. */
  readonly level: HeadingLevel;
  /** Visual size, if it differs from that of the level. */
  readonly size?: TextSize;
}

const sizeOfLevel = { 1: '3xl', 2: '2xl', 3: 'lg', 4: 'md' } as const satisfies Record<
  HeadingLevel,
  TextSize
>;

/** Small headings use the text font: the display font needs room. */
const isDisplay = (size: TextSize): boolean => ['xl', '2xl', '3xl', 'display'].includes(size);

const Styled = styled.h2.withConfig(styleProps('size'))<{ size: TextSize }>`
  font-family: ${({ size }) => (isDisplay(size) ? theme.font.display : theme.font.body)};
  font-weight: ${({ size }) => (isDisplay(size) ? 400 : 650)};
  font-size: ${({ size }) => theme.text[size]};
  line-height: ${({ size }) => (['3xl', 'display'].includes(size) ? theme.leading.tight : theme.leading.snug)};
  letter-spacing: ${({ size }) => (isDisplay(size) ? '-0.01em' : '0')};
  text-wrap: balance;
`;

export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Styled as={`h${level}`} size={size} {...rest} />;
}

export interface TextProps {
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly tone?: 'plain' | 'muted' | 'gold' | 'destructive' | 'success';
  /** Limits lines to a readable length. */
  readonly measure?: boolean;
}

const tones = {
  plain: 'inherit',
  muted: theme.color.inkMuted,
  gold: theme.color.gold,
  destructive: theme.color.destructive,
  success: theme.color.success,
};

export const Text = styled.p.withConfig(styleProps('size', 'tone', 'measure'))<TextProps>`
  font-size: ${({ size = 'md' }) => theme.text[size]};
  line-height: ${({ size = 'md' }) => (size === 'lg' || size === 'xs' ? '1.5' : theme.leading.body)};
  color: ${({ tone = 'plain' }) => tones[tone]};
  text-wrap: pretty;
  ${({ measure, size }) => measure && css({ maxWidth: size === 'lg' ? '25em' : theme.measure })}
`;

/** Small muted text, for hints, counts and times. */
export const MutedText = styled(Text).attrs<TextProps>(({ size = 'sm' }) => ({ size, tone: 'muted' }))``;

/** A short line above a heading that names the kind of section. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: 0.1em;
  text-transform: uppercase;

  &::before {
    content: '';
    width: 2rem;
    border-top: 1px solid ${theme.color.goldLine};
  }
`;
