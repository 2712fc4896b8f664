import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { ownProps } from '../own-props.ts';
import { buttonProps, buttonStyle } from './button-style.ts';
import type { ButtonLook } from './button-style.ts';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks, but keeps the focus where it is. */
  readonly pending?: boolean;
  /** Replaces the label while pending, for example "Sending...". */
  readonly pendingLabel?: string;
}

const Styled = styled.button.withConfig(ownProps(...buttonProps))<ButtonLook>`
  ${buttonStyle}
  &[aria-busy='true'] {
    opacity: 0.8;
    cursor: progress;
  }
`;

/** `type` is `button` unless stated: a form's own button says `type="submit"`. */
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
