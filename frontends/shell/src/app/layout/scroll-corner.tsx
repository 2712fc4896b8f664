import { shellCopy } from '@aera/content/shell';
import { ArrowUpIcon, elevation, focusRing, hideInPrint, theme } from '@aera/ui';
import { scrollToTop, useScroll } from '@aera/frontend-kit';
import { keyframes, styled } from 'styled-components';

const circumference = 2 * Math.PI * 22;

const toPercent = (_top: number, share: number) => Math.round(share * 100);

const appear = keyframes`from { opacity: 0; transform: scale(0.85); }`;

const Corner = styled.div`
  position: fixed;
  right: calc(max(${theme.space[4]}, env(safe-area-inset-right)) + var(--removed-body-scroll-bar-size, 0px));
  bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  z-index: 30;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${elevation.mid};
  animation: ${appear} ${theme.duration.slow} ${theme.easing.out};

  > svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
    pointer-events: none;
  }
  ${hideInPrint}
`;

const Percentage = styled.span`
  font-size: 0.6875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const ToTop = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  padding: 0;
  background: none;
  color: inherit;
  border: 0;
  border-radius: inherit;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.accent};
  }
`;

/** Also moves the focus, because the button disappears at the top. */
function goToTop(): void {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}

interface ScrollCornerProps {
  readonly hasRing: boolean;
  readonly hasButton: boolean;
}

/** Ring with the share of the page that is scrolled, and in it the back-to-top button, or the percentage before the button shows. */
export const ScrollCorner = ({ hasRing, hasButton }: ScrollCornerProps) => (
  <Corner>
    {hasRing && <Ring />}
    {hasButton ? (
      <ToTop type="button" aria-label={shellCopy.backToTop} title={shellCopy.backToTop} onClick={goToTop}>
        <ArrowUpIcon />
      </ToTop>
    ) : (
      <Percent />
    )}
  </Corner>
);

const Percent = () => <Percentage aria-hidden>{useScroll(toPercent)}</Percentage>;

function Ring() {
  const share = useScroll(toPercent) / 100;
  return (
    <svg viewBox="0 0 48 48" fill="none" strokeWidth="2.5" data-testid="progress-ring" aria-hidden>
      <circle cx="24" cy="24" r="22" stroke={theme.color.line} />
      <circle
        cx="24"
        cy="24"
        r="22"
        stroke={theme.color.goldLine}
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - share)}
      />
    </svg>
  );
}
