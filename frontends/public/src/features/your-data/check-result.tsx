import type { Check } from '@aera/transparency-log/receipt';
import { yourData } from '@aera/content/your-data';
import { AlertIcon, CheckIcon, InfoIcon, MutedText, Notice, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatMessage } from '../../shared/page/format-message.ts';
import { formatInstant } from './instant.tsx';
import type { CheckedReceipt, useReceiptCheck } from './use-receipt-check.ts';

const copy = yourData.check;
const icons = { passed: CheckIcon, failed: AlertIcon, skipped: InfoIcon };

const Outcome = styled.output`
  display: grid;
  gap: ${theme.space[4]};
  &:not(:empty) {
    margin-block-start: ${theme.space[5]};
  }
`;

const Line = styled.li<{ $state: Check['state'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  svg {
    margin-top: 0.2em;
    color: ${({ $state }) =>
      ({ passed: theme.color.success, failed: theme.color.destructive, skipped: theme.color.inkMuted })[
        $state
      ]};
  }
`;

const Key = styled.code`
  font-size: ${theme.text.xs};
  overflow-wrap: anywhere;
`;

interface CheckResultProps {
  readonly check: ReturnType<typeof useReceiptCheck>;
  /** False if the record has changed since the check, for example by a withdrawal. */
  readonly isCurrent?: boolean;
}

/** Result of a verification with a text for each check; announced to screen readers. */
export function CheckResult({ check, isCurrent = true }: CheckResultProps) {
  if (!isCurrent) return <Outcome />;
  return (
    <Outcome>
      {check.isPending && <Text size="sm">{copy.checking}</Text>}
      {check.isError && <Notice tone="warning">{copy.impossible}</Notice>}
      {check.data && (
        <>
          <Notice tone={check.data.valid ? 'success' : 'destructive'} title={getOutcome(check.data)}>
            {check.data.knownKey === null && copy.ownKey}
          </Notice>
          <Stack as="ul" gap={3}>
            {check.data.checks.map((line) => (
              <CheckLine key={line.name} {...line} />
            ))}
          </Stack>
          {check.data.cosignatures.map(({ witness, cosignedAt }) => (
            <Text key={witness} size="xs" tone="muted">
              {formatMessage(copy.cosigned, { witness, date: formatInstant(cosignedAt) })}
            </Text>
          ))}
          {check.data.knownKey && (
            <MutedText size="xs">
              {copy.key}: <Key>{check.data.knownKey}</Key>
            </MutedText>
          )}
        </>
      )}
    </Outcome>
  );
}

const getOutcome = ({ kind, valid }: CheckedReceipt): string =>
  kind && valid ? copy.valid[kind] : copy.invalid[kind ?? 'neither'];

function CheckLine({ name, state }: Check) {
  const { label, ...says } = copy.names[name];
  const StateIcon = icons[state];
  return (
    <Line $state={state}>
      <StateIcon />
      <span>
        <strong>
          {label}: {copy.states[state]}.
        </strong>{' '}
        {says[state]}
      </span>
    </Line>
  );
}
