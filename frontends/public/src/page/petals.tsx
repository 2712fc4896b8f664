import { BrandMark, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

const Slowly = styled.div`
  color: ${theme.color.goldLine};
  animation: ${turn} 240s linear infinite;
`;

/** The thirteen petals as an ornament; a full turn takes four minutes. */
export const Petals = ({ size }: { readonly size: string }) => (
  <Slowly aria-hidden>
    <BrandMark size={size} />
  </Slowly>
);
