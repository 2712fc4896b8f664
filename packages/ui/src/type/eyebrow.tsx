import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A short line above a heading that says what kind of chapter follows. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: 0.1em;
  text-transform: uppercase;

  &::before {
    content: '';
    width: 2rem;
    border-top: 1px solid ${theme.color.goldLine};
  }
`;
