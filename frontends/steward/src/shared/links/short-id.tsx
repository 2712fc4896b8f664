import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const Code = styled.code`
  font-family: ${theme.font.mono};
  font-size: 0.95em;
`;

/** The first eight characters of an id; the whole of it on hover. */
export const ShortId = ({ id }: { readonly id: string }) => <Code title={id}>{id.slice(0, 8)}</Code>;
