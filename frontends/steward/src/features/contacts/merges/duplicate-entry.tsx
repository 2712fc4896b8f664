import type { Duplicate, MergeContact } from '@aera/contracts';
import { Row, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { mergesCopy as copy } from './merges-copy.ts';
import { Strength } from './reason-list.tsx';

const Name = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Line = styled(Text)`
  overflow-wrap: anywhere;
`;

const nameOf = ([first]: readonly MergeContact[]): string => first?.name || copy.erased;
const addressesOf = (contacts: readonly MergeContact[]): string =>
  contacts.map(({ email }) => email).join(', ');

/** Two who may be one, in the list. */
export const DuplicateEntry = ({
  duplicate: { one, other, strength, reasons },
}: {
  readonly duplicate: Duplicate;
}) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <Name>{copy.both(nameOf(one.contacts), nameOf(other.contacts))}</Name>
      <Strength strength={strength} />
    </Row>
    <Line as="span" size="xs" tone="muted">
      {addressesOf(one.contacts)}
    </Line>
    <Line as="span" size="xs" tone="muted">
      {addressesOf(other.contacts)}
    </Line>
    {reasons.map((each) => (
      <Line as="span" size="sm" key={each.reason}>
        {copy.reason(each)}
      </Line>
    ))}
  </>
);
