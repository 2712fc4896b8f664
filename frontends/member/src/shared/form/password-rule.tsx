import { account } from '@aera/content/account';
import { CheckIcon, theme } from '@aera/ui';
import { styled } from 'styled-components';

const copy = account.join.password;

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

const State = styled.span`
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

/** What a password needs and how near the typed one is. Stands in the hint, so that it is read out with the field. */
export function PasswordRule({ password }: { readonly password: string }) {
  const typed = Math.min(password.length, shortestPassword);
  const met = typed === shortestPassword ? true : undefined;
  return (
    <>
      <Meter aria-hidden data-met={met}>
        <i style={{ transform: `scaleX(${typed / shortestPassword})` }} />
      </Meter>
      {copy.rule}{' '}
      {typed > 0 && (
        <State data-met={met}>
          {met && <CheckIcon size="1em" />}
          {met ? copy.met : copy.missing.replace('{n}', String(shortestPassword - typed))}.
        </State>
      )}{' '}
      {copy.advice}
    </>
  );
}

/** Characters; the server asks for as many. */
export const shortestPassword = 10;
