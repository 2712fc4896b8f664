import { legalBattle } from '@aera/content/legal-battle';
import { Heading, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[5]};
  padding: 0;
  list-style-type: '';
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-content: start;
  align-items: center;
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: ${theme.color.gold};
  border: 1px solid ${theme.color.goldLine};
  border-radius: 50%;
  font-weight: 600;
`;

const Details = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} 0 0 1.1rem;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** Four steps, each with what to mind in it. */
export const ActivationSteps = () => (
  <Steps>
    {legalBattle.activation.steps.map(({ step, title, description, details }) => (
      <Step key={step}>
        <Number aria-hidden>{step}</Number>
        <Heading level={3}>{title}</Heading>
        <Text>{description.text}</Text>
        <Details>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Details>
      </Step>
    ))}
  </Steps>
);
