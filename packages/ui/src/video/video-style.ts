import { IconButton, darkScheme, theme } from '@aera/ui';
import { css, styled } from 'styled-components';

export const Frame = styled.div`
  ${darkScheme}
  position: relative;
  overflow: hidden;
  background: ${theme.color.canvas};
  color: ${theme.color.ink};
  border-radius: ${theme.radius.lg};
  isolation: isolate;

  > video {
    width: 100%;
    height: auto;
    cursor: pointer;
    &::cue {
      background: rgb(2 9 8 / 0.75);
      color: #fff;
      font: 400 1rem / 1.4 ${theme.font.body};
    }
    /* Hides the browser's own controls, which are needed only without scripts. */
    @media (scripting: enabled) {
      &::-webkit-media-controls {
        display: none;
      }
    }
  }
`;

/** On top of the picture of a loop, below one with captions. */
export const Bar = styled.div<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  ${({ $over }) =>
    $over &&
    css`
      position: absolute;
      inset: auto 0 0;
      z-index: 1;
      padding: ${theme.space[6]} ${theme.space[3]} ${theme.space[3]};
      background: linear-gradient(transparent, rgb(2 9 8 / 0.6));
      pointer-events: none;
      > * {
        pointer-events: auto;
      }
    `}
  @media (scripting: none) {
    display: none;
  }
`;

export const Control = styled(IconButton)`
  background: rgb(2 9 8 / 0.65);
  color: ${theme.color.ink};
  &:hover {
    background: rgb(2 9 8 / 0.8);
  }
  &[aria-pressed='true'] {
    color: ${theme.color.gold};
  }
`;

export const Position = styled.input`
  flex: 1;
  min-width: 4rem;
  height: 2.75rem;
  accent-color: ${theme.color.gold};
  cursor: pointer;
`;
