import { shellWords } from '@aera/content/shell';
import { ArrowUpIcon, elevation, focusRing, theme } from '@aera/ui';
import { scrollToTop, useScroll } from '@aera/web-kit';
import { styled } from 'styled-components';

const ringFrom = 0.1;
const buttonFrom = 500;
const circumference = 2 * Math.PI * 22;

const percent = (_top: number, share: number) => Math.round(share * 100);
const isFar = (top: number) => top > buttonFrom;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 35;
  height: 3px;
  background: ${theme.color.goldLine};
  transform-origin: left;
  pointer-events: none;
`;

const Corner = styled.div`
  position: fixed;
  right: max(${theme.space[4]}, env(safe-area-inset-right));
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

  > svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
    pointer-events: none;
  }
`;

const Share = styled.span`
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

/** How far the page is scrolled: a bar at the top, a ring past 10 percent, and a way back up after 500 px. */
export function ScrollMarks() {
  const share = useScroll(percent);
  const far = useScroll(isFar);
  const ringed = share > ringFrom * 100;
  return (
    <>
      <Bar style={{ transform: `scaleX(${share / 100})` }} data-testid="scroll-progress" aria-hidden />
      {(ringed || far) && (
        <Corner>
          {ringed && <Ring share={share} />}
          {far ? (
            <ToTop type="button" aria-label={shellWords.backToTop} onClick={scrollToTop}>
              <ArrowUpIcon />
            </ToTop>
          ) : (
            <Share aria-hidden>{share}</Share>
          )}
        </Corner>
      )}
    </>
  );
}

const Ring = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 48 48" fill="none" strokeWidth="2.5" data-testid="progress-ring" aria-hidden>
    <circle cx="24" cy="24" r="22" stroke={theme.color.line} />
    <circle
      cx="24"
      cy="24"
      r="22"
      stroke={theme.color.goldLine}
      strokeDasharray={circumference}
      strokeDashoffset={circumference * (1 - share / 100)}
    />
  </svg>
);
