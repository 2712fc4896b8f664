import { shellCopy } from '@aera/content/shell';
import { Spinner } from '@aera/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** Fills the first view while a page loads, so that nothing below moves. The spinner appears after 0.4 s. */
const Frame = styled.div`
  display: grid;
  place-items: center;
  min-height: 80dvh;
  animation: ${appear} 0.2s 0.4s backwards;
`;

export const PagePlaceholder = () => (
  <Frame>
    <Spinner size="2rem" label={shellCopy.loading} />
  </Frame>
);
