import { Toast as Radix } from 'radix-ui';
import { css, keyframes, styled } from 'styled-components';
import { elevation, theme } from '../theme/theme.ts';
import { focusRing } from '../theme/mixins.ts';
import type { ToastMessage } from './toast-store.ts';

const slideIn = keyframes`from { opacity: 0; transform: translateY(1rem); }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 2rem)); }
`;

const edges: Record<NonNullable<ToastMessage['variant']>, string> = {
  default: theme.color.accent,
  success: theme.color.success,
  destructive: theme.color.destructive,
};

export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset: auto 0 0 auto;
  z-index: 60;
  width: min(26rem, 100vw);
  margin: 0;
  padding: ${theme.space[4]};
  padding-bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  outline: none;
`;

export const Root = styled(Radix.Root)<{ $variant: NonNullable<ToastMessage['variant']> }>`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  box-shadow: ${elevation.high};

  ${({ $variant }) => css`
    border-inline-start: 4px solid ${edges[$variant]};
    > svg {
      margin-top: 0.1rem;
      color: ${edges[$variant]};
    }
  `}
  > div {
    flex: 1;
    min-width: 0;
  }
  > button {
    margin: -0.625rem -0.625rem -0.625rem 0;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &[data-state='open'] {
    animation: ${slideIn} ${theme.duration.normal} ${theme.easing.out};
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${theme.duration.fast} ${theme.easing.out} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform ${theme.duration.normal} ${theme.easing.out};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${theme.duration.fast} ${theme.easing.out} forwards;
  }
`;

export const Title = styled(Radix.Title)`
  font-size: ${theme.text.sm};
  font-weight: 650;
  line-height: 1.4;
`;

export const Description = styled(Radix.Description)`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.45;
`;

export const ActionButton = styled.button`
  min-height: 2.75rem;
  margin: ${theme.space[1]} 0 calc(-1 * ${theme.space[2]});
  padding: 0;
  background: none;
  border: 0;
  color: ${theme.color.accent};
  font-size: ${theme.text.sm};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`;
