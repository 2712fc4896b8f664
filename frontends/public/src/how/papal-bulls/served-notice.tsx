import type { NoticeStep } from '@aera/content/how/papal-bulls';
import { Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ClaimedList } from '../../page/claimed-list.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 3fr 2fr;
  }
`;

const Served = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

/** What a notice asked, and the bodies it went to. */
export const ServedNotice = ({ notice: { detail, entities } }: { readonly notice: NoticeStep }) => (
  <Frame>
    <Text tone="muted">{detail.text}</Text>
    <Served>
      <ClaimedList list={entities} />
    </Served>
  </Frame>
);
