import { styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { buttonProps, buttonStyle } from './button-style.ts';
import type { ButtonLook } from './button-style.ts';

/** A link that looks like a button: `<ButtonLink href="…">`, or with a router `<ButtonLink as={Link} to="/how">`. */
export const ButtonLink = styled.a.withConfig(ownProps(...buttonProps))<ButtonLook>`
  ${buttonStyle}
`;
