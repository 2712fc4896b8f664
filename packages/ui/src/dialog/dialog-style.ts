import { Dialog as Radix } from 'radix-ui';
import { css, keyframes, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { breakpoint } from '../theme/mixins.ts';
import { darkScheme, elevation, theme } from '../theme/theme.ts';

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: ${theme.color.scrim};
  &[data-state='open'] {
    animation: ${fadeIn} ${theme.duration.normal} ${theme.easing.out};
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${theme.duration.fast} ${theme.easing.out};
  }
`;

const widths = { sm: '26rem', md: '36rem', lg: '56rem' };

/** Centred; on a phone, a sheet at the lower edge. */
export const Content = styled(Radix.Content).withConfig(styleProps('width'))<{ width: keyof typeof widths }>`
  position: fixed;
  inset: 0;
  z-index: 51;
  display: grid;
  /* Wide content, such as a table, scrolls inside instead of stretching the dialog past the screen. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  width: calc(100% - 2rem);
  max-width: ${({ width }) => widths[width]};
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  --padding: clamp(1.25rem, 4vw, 2rem);
  --padding-end: var(--padding);
  padding: var(--padding) var(--padding) var(--padding-end);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border-radius: ${theme.radius.lg};
  box-shadow: ${elevation.high};

  @media (max-width: ${breakpoint.phone}px) {
    width: 100%;
    margin-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    --padding-end: max(1.25rem, env(safe-area-inset-bottom));
  }
  &:focus-visible {
    outline: none;
  }
  &[data-state='open'] {
    animation: ${rise} ${theme.duration.slow} ${theme.easing.out};
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${theme.duration.fast} ${theme.easing.out};
  }
`;

const deep = css`
  ${darkScheme}
  align-items: center;
  justify-content: start;
  margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) 0;
  padding: var(--padding);
  background:
    radial-gradient(110% 130% at 90% 0, ${theme.color.accentSoft}, transparent 65%), ${theme.color.canvas};
  color: ${theme.color.ink};
  border-bottom: 2px solid ${theme.color.goldLine};
  > svg {
    flex: none;
    color: ${theme.color.gold};
  }
`;

export const Header = styled.div<{ $deep: boolean }>`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > button {
    margin: -0.5rem -0.75rem 0 auto;
  }
  ${({ $deep }) => $deep && deep}
`;

export const Title = styled(Radix.Title)`
  font: 400 ${theme.text['2xl']} / ${theme.leading.snug} ${theme.font.display};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

export const Description = styled(Radix.Description)`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.55;
`;

export const Actions = styled.div`
  position: sticky;
  bottom: calc(-1 * var(--padding-end));
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-bottom: calc(-1 * var(--padding-end));
  padding-block: ${theme.space[2]} var(--padding-end);
  background: ${theme.color.surface};
  /* Fades out content that scrolls behind the actions. */
  box-shadow: 0 -0.75rem 0.75rem ${theme.color.surface};

  @media (max-width: ${breakpoint.phone}px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
