import { css, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { tints } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export interface BadgeProps {
  readonly variant?: 'default' | 'secondary' | 'outline' | 'destructive' | 'success' | 'warning';
}

const variants = {
  default: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  `,
  secondary: css`
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
    border-color: ${theme.color.line};
  `,
  outline: css`
    background: transparent;
    color: ${theme.color.ink};
    border-color: ${theme.color.lineStrong};
  `,
  ...tints,
};

/** A status in one or two words, which must be understandable without the colour. */
export const Badge = styled.span.withConfig(styleProps('variant'))<BadgeProps>`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  padding: 0.125rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  ${({ variant = 'default' }) => variants[variant]}
`;
