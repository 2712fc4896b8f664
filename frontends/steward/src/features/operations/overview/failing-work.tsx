import { Notice, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import type { BackgroundWork } from './background-work.ts';
import { overviewWords as words } from './overview-copy.ts';

const List = styled(Stack).attrs({ as: 'ul', gap: 2 })`
  padding: 0;
  list-style-type: '';
`;

/** What fails of the background work: since when, how often, when it is tried again, and why. */
export const FailingWork = ({ work }: { readonly work: readonly BackgroundWork[] }) => (
  <Notice tone="destructive" title={words.workFails(work.length)}>
    <List>
      {work.map(({ name, state, error }) => (
        <li key={name}>
          <Text size="sm">
            <strong>{name}</strong>: {state}.
          </Text>
          {error && <Text size="xs">{error}</Text>}
        </li>
      ))}
    </List>
  </Notice>
);
