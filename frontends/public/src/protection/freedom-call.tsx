import { protection } from '@aera/content/protection';
import { Heading, Stack } from '@aera/ui';
import { Steps } from '@aera/ui/steps';
import { ClosingCall } from '../page/closing-call.tsx';

const { call } = protection;

/** Where to begin, and the three steps that follow. */
export const FreedomCall = () => (
  <ClosingCall
    title={call.title}
    text={call.lead.text}
    actions={[call.action]}
    beside={
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {call.stepsTitle}
        </Heading>
        <Steps items={call.steps} headingLevel={4} />
      </Stack>
    }
  />
);
