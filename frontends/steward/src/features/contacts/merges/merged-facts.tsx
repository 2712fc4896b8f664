import type { MergePreview } from '@aera/contracts';
import { Heading, Notice, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { mergesWords } from './merges-copy.ts';

const words = mergesWords.compare;

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
  values.length > 0 ? values.map((value) => <Line key={value}>{value}</Line>) : mergesWords.erased;

/** What one person would have after a merge, and what of it collides. */
export const MergedFacts = ({ preview }: { readonly preview: MergePreview }) => {
  const { names, emails, sessions, messages, owners, nextSteps } = preview;
  const steps = (
    <Steps>
      {nextSteps.map(({ id, step, dueAt, owner }) => (
        <li key={id}>
          {[step || mergesWords.erased, dueAt && words.due(formatDate(dueAt)), owner?.name]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </Steps>
  );
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {words.after}
      </Heading>
      <FactList
        facts={[
          { label: words.names, value: lines(names) },
          { label: words.emails, value: lines(emails) },
          { label: words.sent, value: messages },
          { label: words.browsers, value: sessions },
          ...(nextSteps.length === 1 ? [{ label: words.steps, value: steps, wide: true }] : []),
        ]}
      />
      {owners.length > 1 && (
        <Notice tone="warning" title={words.ownersTitle}>
          {words.owners(owners.map(({ name }) => name ?? mergesWords.unnamed))}
        </Notice>
      )}
      {nextSteps.length > 1 && (
        <Notice tone="warning" title={words.stepsTitle(nextSteps.length)}>
          {steps}
        </Notice>
      )}
    </Stack>
  );
};
