import type { AuthoritySales } from '@aera/content/authority-sales';
import { Badge, Stack } from '@aera/ui';

/** When a step comes, and what happens in it. */
export const StepText = ({ step }: { readonly step: AuthoritySales['process']['steps'][number] }) => (
  <Stack gap={3} align="start">
    <Badge variant="secondary">{step.when}</Badge>
    <span>{step.text.text}</span>
  </Stack>
);
