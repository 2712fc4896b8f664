import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/progress.tsx';
import { styleProps } from '../style-props.ts';
import { type ButtonLook, buttonProps, buttonStyle } from './button-style.ts';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  readonly pending?: boolean;
  /** Replaces the label while pending, for example "Sending...". */
  readonly pendingLabel?: string;
}

const Styled = styled.button.withConfig(styleProps(...buttonProps))<ButtonLook>`
  ${buttonStyle}
  &[aria-busy='true'] {
    opacity: 0.8;
    cursor: progress;
  }
`;

/** `type` defaults to `button`; a form's submit button needs `type="submit"`. */
export function Button({ pending = false, pendingLabel, onClick, children, ...rest }: ButtonProps) {
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <Styled
      type="button"
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? ignore : onClick}
      {...rest}
    >
      {pending && <Spinner size="1.1em" />}
      {pending ? (pendingLabel ?? children) : children}
    </Styled>
  );
}

/** A link that looks like a button: `<ButtonLink href="…">`, or with a router `<ButtonLink as={Link} to="/how">`. */
export const ButtonLink = styled.a.withConfig(styleProps(...buttonProps))<ButtonLook>`
  ${buttonStyle}
`;
