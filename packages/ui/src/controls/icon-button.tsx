import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name of the action. */
  readonly label: string;
}

const Styled = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  background: transparent;
  color: inherit;
  border: 0;
  border-radius: ${theme.radius.full};
  cursor: pointer;
  transition: background-color ${theme.duration.fast} ${theme.easing.out};
  ${focusRing}
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Styled type="button" aria-label={label} {...rest} />;
}
