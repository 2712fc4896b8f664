import { operations } from '@aera/content/operations';
import { Heading, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Three columns that stand on one base, as pillars do. */
const Colonnade = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[5]};
    padding-bottom: ${theme.space[3]};
    border-bottom: 3px solid ${theme.color.goldLine};
  }
`;

const Pillar = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
  padding: ${theme.space[5]};
  border-top: 3px solid ${theme.color.goldLine};
  background: linear-gradient(${theme.color.surface}, transparent);
  @media ${from('laptop')} {
    padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[7]};
  }
`;

/** What the community stands on. */
export const Pillars = () => (
  <Colonnade>
    {operations.community.pillars.map(({ title, text }) => (
      <Pillar key={title}>
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <Text>{text.text}</Text>
      </Pillar>
    ))}
  </Colonnade>
);
