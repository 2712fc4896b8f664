import type { MergePreview } from '@aera/contracts';
import { Heading, Notice, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { mergesCopy } from './merges-copy.ts';

const compareCopy = mergesCopy.compare;

const Steps = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: block;
`;

const lines = (values: readonly string[]) =>
  values.length > 0 ? values.map((value) => <Line key={value}>{value}</Line>) : mergesCopy.erased;

/** What one person would have after a merge, and what of it collides. */
export const MergedFacts = ({ preview }: { readonly preview: MergePreview }) => {
  const { names, emails, sessions, messages, owners, nextSteps } = preview;
  const steps = (
    <Steps>
      {nextSteps.map(({ id, step, dueAt, owner }) => (
        <li key={id}>
          {[step || mergesCopy.erased, dueAt && compareCopy.due(formatDate(dueAt)), owner?.name]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </Steps>
  );
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {compareCopy.after}
      </Heading>
      <FactList
        facts={[
          { label: compareCopy.names, value: lines(names) },
          { label: compareCopy.emails, value: lines(emails) },
          { label: compareCopy.sent, value: messages },
          { label: compareCopy.browsers, value: sessions },
          ...(nextSteps.length === 1 ? [{ label: compareCopy.steps, value: steps, wide: true }] : []),
        ]}
      />
      {owners.length > 1 && (
        <Notice tone="warning" title={compareCopy.ownersTitle}>
          {compareCopy.owners(owners.map(({ name }) => name ?? mergesCopy.unnamed))}
        </Notice>
      )}
      {nextSteps.length > 1 && (
        <Notice tone="warning" title={compareCopy.stepsTitle(nextSteps.length)}>
          {steps}
        </Notice>
      )}
    </Stack>
  );
};
