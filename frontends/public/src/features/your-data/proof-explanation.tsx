import { yourData } from '@aera/content/your-data';
import { Heading, Stack, Text } from '@aera/ui';
import { useLedgerKeys } from './use-receipt-check.ts';

const copy = yourData.proofs;

/** What a receipt proves, who the witnesses are, and how to check without this site. */
export function ProofExplanation() {
  const keys = useLedgerKeys();
  return (
    <Stack gap={6}>
      {copy.points.map(({ title, text }) => (
        <Stack key={title} gap={2}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
      ))}
      {keys && <Witnesses names={keys.witnesses.map(readName)} />}
    </Stack>
  );
}

/** The name before the first `+` of a key (C2SP signed-note). */
const readName = (key: string): string => key.split('+', 1)[0] ?? key;

function Witnesses({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <Text tone="muted">{copy.noWitnesses}</Text>;
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {copy.witnesses}
      </Heading>
      <Stack as="ul" gap={1}>
        {names.map((name) => (
          <Text as="li" key={name}>
            {name}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
