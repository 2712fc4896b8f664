import { legalProtection } from '@aera/content/legal-protection';
import { Card, Heading, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const { lawyer, limits } = legalProtection;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Questions = styled.ol`
  display: grid;
  padding: 0;
  list-style-type: '';
  counter-reset: question;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    align-items: baseline;
    padding-block: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
    counter-increment: question;
    font-size: ${theme.text.lg};
    line-height: 1.4;
    &::before {
      content: counter(question);
      color: ${theme.color.gold};
      font-weight: 600;
    }
  }
`;

const Limits = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding-inline-start: 1.1rem;
  line-height: 1.5;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** What to ask a lawyer, and what the organisation leaves to one. */
export const LawyerFirst = () => (
  <Columns>
    <Questions>
      {lawyer.questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </Questions>
    <Card tone="gold" padding={6}>
      <Stack gap={4}>
        <Heading level={3} size="xl">
          {limits.title}
        </Heading>
        <Text tone="muted">{limits.list.intro}</Text>
        <Limits>
          {limits.list.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Limits>
      </Stack>
    </Card>
  </Columns>
);
