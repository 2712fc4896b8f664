import { css, styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';

export interface TextProps {
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly tone?: 'plain' | 'muted' | 'gold' | 'destructive' | 'success';
  /** Keeps lines to a length that reads well. */
  readonly measure?: boolean;
}

const tones = {
  plain: 'inherit',
  muted: theme.color.inkMuted,
  gold: theme.color.gold,
  destructive: theme.color.destructive,
  success: theme.color.success,
};

export const Text = styled.p.withConfig(ownProps('size', 'tone', 'measure'))<TextProps>`
  font-size: ${({ size = 'md' }) => theme.text[size]};
  line-height: ${({ size = 'md' }) => (size === 'lg' || size === 'xs' ? '1.5' : theme.leading.body)};
  color: ${({ tone = 'plain' }) => tones[tone]};
  text-wrap: pretty;
  ${({ measure, size }) => measure && css({ maxWidth: size === 'lg' ? '25em' : theme.measure })}
`;
