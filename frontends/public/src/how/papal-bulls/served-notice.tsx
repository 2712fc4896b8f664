import type { NoticeStep } from '@aera/content/how/papal-bulls';
import { Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

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
  font-size: ${theme.text.sm};
  > p {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  ul {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: 1.125rem;
    line-height: 1.45;
  }
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** What a notice asked, and the bodies it went to. */
export const ServedNotice = ({ notice: { detail, entities } }: { readonly notice: NoticeStep }) => (
  <Frame>
    <Text tone="muted">{detail.text}</Text>
    <Served>
      <p>{entities.intro}</p>
      <ul>
        {entities.items.map((entity) => (
          <li key={entity}>{entity}</li>
        ))}
      </ul>
    </Served>
  </Frame>
);
