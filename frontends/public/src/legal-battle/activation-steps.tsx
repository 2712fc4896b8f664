import { legalBattle } from '@aera/content/legal-battle';
import { Stack, theme } from '@aera/ui';
import { Steps } from '@aera/ui/steps';
import { styled } from 'styled-components';

const Details = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} 0 0 1.1rem;
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

const steps = legalBattle.activation.steps.map(({ title, description, details }) => ({
  title,
  text: (
    <Stack gap={3}>
      <p>{description.text}</p>
      <Details>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Details>
    </Stack>
  ),
}));

/** Four steps, each with what to mind in it. */
export const ActivationSteps = () => <Steps items={steps} across />;
