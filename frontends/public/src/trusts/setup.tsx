import { trusts } from '@aera/content/trusts';
import { Badge, Stack } from '@aera/ui';
import { Steps } from '@aera/ui/steps';

const steps = trusts.setup.steps.map(({ title, text, when }) => ({
  title,
  text: (
    <Stack gap={3} align="start">
      <Badge variant="outline">{when}</Badge>
      <p>{text.text}</p>
    </Stack>
  ),
}));

/** From the first call to the transfer of the last piece of property. */
export const Setup = () => <Steps items={steps} across />;
