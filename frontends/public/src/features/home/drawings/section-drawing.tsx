import { from, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CalendarDial } from '../../../shared/page/calendar-dial.tsx';
import { revealStyle } from '../reveal.ts';
import { FingerprintSeal } from './fingerprint-seal.tsx';
import { PaperDouble } from './paper-double.tsx';
import { ShelteringArch } from './sheltering-arch.tsx';
import { StoneCircle } from './stone-circle.tsx';

const Frame = styled.div<{ $small: boolean }>`
  justify-self: center;
  width: min(82vw, 22rem);
  order: -1;
  ${revealStyle}
  @media ${from('tablet')} {
    width: min(100%, ${({ $small }) => ($small ? '24rem' : '36rem')});
    order: initial;
  }
`;

/** Half of it extends beyond the first view of a phone. */
const Rising = styled.div`
  justify-self: center;
  width: min(112vw, 34rem);
  margin-block: ${theme.space[5]} calc(-1 * (min(56vw, 17rem) + ${theme.space[9]}));
  @media ${from('laptop')} {
    width: min(40rem, 46vw);
    margin-block: 0;
    margin-inline-end: -4vw;
  }
`;

const drawings: Record<string, ReactNode> = {
  control: <PaperDouble />,
  authority: <FingerprintSeal />,
  jurisdiction: <StoneCircle />,
  protection: <ShelteringArch />,
};

/** The drawing of a chapter; `small` leaves room for further content. The last chapter has none. */
export const SectionDrawing = ({ id, small }: { readonly id: string; readonly small: boolean }) =>
  id === 'question' ? (
    <Rising>
      <CalendarDial width="100%" />
    </Rising>
  ) : (
    <Frame $small={small}>{drawings[id]}</Frame>
  );
