import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Whose words follow: the record's or the organisation's. */
export const SideLabel = styled.p<{ $side: 'record' | 'reading' }>`
  padding-bottom: ${theme.space[2]};
  border-bottom: 2px solid ${({ $side }) => ($side === 'record' ? theme.color.accent : theme.color.goldLine)};
  color: ${({ $side }) => ($side === 'record' ? theme.color.accent : theme.color.gold)};
  font-size: ${theme.text.sm};
  font-weight: 650;
`;
