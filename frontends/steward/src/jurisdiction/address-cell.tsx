import type { ConsentRecord } from '@aera/contracts';
import { Badge, Row, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { consentsWords } from './consents-words.ts';

const Address = styled.button`
  min-height: 1.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.accent};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-family: ${theme.font.mono};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.accentHover};
    text-decoration-thickness: 2px;
  }
`;

export interface AddressCellProps {
  readonly record: ConsentRecord;
  readonly onOpen: (ip: string) => void;
}

/** Where a consent came from; the address opens all that is known of it. */
export const AddressCell = ({ record: { ipAddress, geolocation }, onOpen }: AddressCellProps) => (
  <Row gap={2}>
    {ipAddress ? (
      <Address type="button" onClick={() => onOpen(ipAddress)}>
        {ipAddress}
      </Address>
    ) : (
      consentsWords.noAddress
    )}
    {geolocation && (
      <Badge variant={geolocation.isInternalTraffic ? 'secondary' : 'outline'}>
        {geolocation.ipSourceTag}
      </Badge>
    )}
  </Row>
);
