import { elevation, from, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

export const Frame = styled('search')`
  display: block;
  position: relative;
  width: 100%;
  max-width: 46rem;
`;

/** Field and button as one element with a common focus ring. */
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0.375rem;
  padding-inline-start: ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.lg};
  box-shadow: ${elevation.mid};
  transition: border-color ${theme.duration.fast} ${theme.easing.out};

  &:has(input:focus-visible) {
    border-color: ${theme.color.gold};
    outline: 2px solid ${theme.color.gold};
    outline-offset: -2px;
  }
  > button {
    padding-inline: clamp(1rem, 3vw, 1.75rem);
  }
  > svg {
    display: none;
    color: ${theme.color.gold};
    @media ${from('tablet')} {
      display: block;
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 3.25rem;
  padding: 0;
  background: none;
  border: 0;
  outline: none;
  font-size: ${theme.text.lg};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.color.inkMuted};
    opacity: 1;
  }
`;

export const List = styled.ul`
  position: absolute;
  inset: calc(100% + ${theme.space[2]}) 0 auto;
  z-index: 20;
  max-height: min(24rem, 60dvh);
  padding: ${theme.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  box-shadow: ${elevation.high};
  animation: ${appear} ${theme.duration.normal} ${theme.easing.out};
  &[hidden] {
    display: none;
  }
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  line-height: 1.4;
  cursor: pointer;
  svg {
    color: ${theme.color.gold};
  }
  &:hover {
    background: ${theme.color.sunken};
  }
  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: inset 3px 0 0 ${theme.color.accent};
  }
`;
