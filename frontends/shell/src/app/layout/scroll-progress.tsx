import { hideInPrint, theme } from '@aera/ui';
import { lazyPage, useScroll } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { LazyPart } from '../../shared/lazy-part.tsx';

const minRingShare = 0.1;
const minButtonTop = 500;

const toPerMille = (_top: number, share: number) => Math.round(share * 1000);
const isRingShown = (_top: number, share: number) => share > minRingShare;
const isButtonShown = (top: number) => top > minButtonTop;

const ScrollCorner = lazyPage(() => import('./scroll-corner.tsx'), 'ScrollCorner');

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 35;
  height: 3px;
  background: ${theme.color.goldLine};
  transform-origin: left;
  pointer-events: none;
  ${hideInPrint}
`;

/** Scroll progress: a bar at the top, a ring past 10 percent, and a back-to-top button after 500 px. */
export function ScrollProgress() {
  const hasRing = useScroll(isRingShown);
  const hasButton = useScroll(isButtonShown);
  return (
    <>
      <ProgressBar />
      {(hasRing || hasButton) && (
        <LazyPart>
          <ScrollCorner hasRing={hasRing} hasButton={hasButton} />
        </LazyPart>
      )}
    </>
  );
}

function ProgressBar() {
  const share = useScroll(toPerMille) / 1000;
  return <Bar style={{ transform: `scaleX(${share})` }} data-testid="scroll-progress" aria-hidden />;
}
