import type { Person } from '@aera/contracts';
import { Heading, Notice, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { PageHead } from '../../page/page-head.tsx';
import { personWords as words } from './person-words.ts';

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

/** Who it is: without a name, somebody who had not written yet at the moment shown, or who was erased. */
export function PersonHead({ person: { name, contacts } }: { readonly person: Person }) {
  const erased = name === '' && contacts.length > 0;
  const shown = name || (erased ? words.erased : words.unnamed);
  return (
    <Stack gap={3}>
      <PageHead title={shown} />
      <Stack gap={2}>
        <Name level={1} size="2xl">
          {shown}
        </Name>
        <Text tone="muted" size="sm">
          {words.lead}
        </Text>
      </Stack>
      {erased && <Notice title={words.erasedTitle}>{words.erasedText}</Notice>}
    </Stack>
  );
}
