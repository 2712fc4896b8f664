import { protection } from '@aera/content/protection';
import { Container, Heading, Section, Stack, Text, ThirteenRings, from, theme } from '@aera/ui';
import { Steps } from '@aera/ui/steps';
import { styled } from 'styled-components';
import { ActionLink } from '../page/action-link.tsx';

const Band = styled(Section)`
  margin-bottom: clamp(3rem, 6vw, 5rem);
  padding-block: ${theme.space[8]};
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0;
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 6fr 5fr;
  }
`;

const { call } = protection;

/** Where to begin, and the three steps that follow. */
export const FreedomCall = () => (
  <Band tone="deep" aria-labelledby="freedom-call">
    <Ornament>
      <ThirteenRings />
    </Ornament>
    <Columns>
      <Stack gap={5} align="start">
        <Heading level={2} size="3xl" id="freedom-call">
          {call.title}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {call.lead.text}
        </Text>
        <ActionLink action={call.action} size="lg" />
      </Stack>
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {call.stepsTitle}
        </Heading>
        <Steps items={call.steps} headingLevel={4} />
      </Stack>
    </Columns>
  </Band>
);
