import type { Claim } from '@aera/content';
import { Stack, Text } from '@aera/ui';

/** What the organisation states, sentence by sentence. */
export const Claims = ({
  claims,
  size = 'md',
}: {
  readonly claims: readonly Claim[];
  readonly size?: 'md' | 'lg';
}) => (
  <Stack gap={4}>
    {claims.map(({ text }) => (
      <Text key={text} size={size} measure>
        {text}
      </Text>
    ))}
  </Stack>
);
