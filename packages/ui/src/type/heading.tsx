import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';
import type { TextSize } from '../theme/theme.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page. */
  readonly level: HeadingLevel;
  /** How large it looks, where that is not what the level suggests. */
  readonly size?: TextSize;
}

const sizeOfLevel = { 1: '3xl', 2: '2xl', 3: 'lg', 4: 'md' } as const satisfies Record<
  HeadingLevel,
  TextSize
>;

/** Small headings are set in the text face: the display face needs room. */
const isDisplay = (size: TextSize): boolean => ['xl', '2xl', '3xl', 'display'].includes(size);

const Styled = styled.h2.withConfig(ownProps('size'))<{ size: TextSize }>`
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
