import { css } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export interface ButtonLook {
  /** `primary` once per view; `secondary` beside it; `ghost` among others; `destructive` for actions that cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'destructive';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly fullWidth?: boolean;
}

const variants = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    &:hover {
      background: ${theme.color.accentHover};
      color: ${theme.color.onAccent};
    }
  `,
  secondary: css`
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    border-color: ${theme.color.lineStrong};
    &:hover {
      background: ${theme.color.sunken};
      border-color: ${theme.color.ink};
      color: ${theme.color.ink};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${theme.color.accent};
    &:hover {
      background: ${theme.color.accentSoft};
      color: ${theme.color.onAccentSoft};
    }
  `,
  destructive: css`
    background: ${theme.color.destructive};
    color: ${theme.color.onDestructive};
    &:hover {
      background: ${theme.color.destructiveHover};
      color: ${theme.color.onDestructive};
    }
  `,
};

const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    font-size: ${theme.text.sm};
  `,
  md: css`
    min-height: 2.75rem;
    padding: 0.5rem 1.25rem;
    font-size: ${theme.text.sm};
  `,
  lg: css`
    min-height: 3.25rem;
    padding: 0.75rem 1.75rem;
    font-size: ${theme.text.md};
  `,
};

/** Shared by `Button` and `ButtonLink`. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: ${({ fullWidth }) => (fullWidth ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  font-family: ${theme.font.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast} ${theme.easing.out},
    border-color ${theme.duration.fast} ${theme.easing.out},
    color ${theme.duration.fast} ${theme.easing.out};
  ${({ size = 'md' }) => sizes[size]}
  ${({ variant = 'primary' }) => variants[variant]}
  ${focusRing}

  &:active {
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

export const buttonProps = ['variant', 'size', 'fullWidth'] as const;
