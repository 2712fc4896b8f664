import { CheckIcon, theme } from '@aera/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { PasswordField } from './password-field.tsx';

/** The server has the same minimum. */
const minLength = 10;

const copy = {
  rule: `At least ${minLength} characters.`,
  missing: (count: number) => `${count} to go`,
  met: 'Long enough',
  advice: 'A few words in a row make a good one.',
  tooShort: `Please choose a password of at least ${minLength} characters.`,
} as const;

type Props = ComponentProps<typeof PasswordField> & { readonly value: string };

/** Undefined for a new password that is long enough. */
export const findPasswordError = (password: string): string | undefined =>
  password.length < minLength ? copy.tooShort : undefined;

const Meter = styled.span`
  display: block;
  height: 4px;
  margin: 0.125rem 0 0.5rem;
  overflow: hidden;
  background: ${theme.color.line};
  border-radius: ${theme.radius.full};
  i {
    display: block;
    height: 100%;
    background: ${theme.color.gold};
    border-radius: inherit;
    transform-origin: left;
    transition: transform ${theme.duration.normal} ${theme.easing.out};
  }
  &[data-met] i {
    background: ${theme.color.success};
  }
`;

const Progress = styled.span`
  font-weight: 600;
  white-space: nowrap;
  &[data-met] {
    color: ${theme.color.success};
  }
  svg {
    display: inline-block;
    margin-right: 0.25em;
    vertical-align: -0.15em;
  }
`;

/** A new password with its rule and the progress towards it, both in the hint: screen readers read them with the field. */
export function NewPasswordField({ value, ...props }: Props) {
  const length = Math.min(value.length, minLength);
  const met = length === minLength ? true : undefined;
  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      value={value}
      hint={
        <>
          <Meter aria-hidden data-met={met}>
            <i style={{ transform: `scaleX(${length / minLength})` }} />
          </Meter>
          {copy.rule}{' '}
          {length > 0 && (
            <Progress data-met={met}>
              {met && <CheckIcon size="1em" />}
              {met ? copy.met : copy.missing(minLength - length)}.
            </Progress>
          )}{' '}
          {copy.advice}
        </>
      }
    />
  );
}
