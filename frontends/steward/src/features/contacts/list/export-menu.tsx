import { exportContactsCsv, exportContactsXlsx } from '@aera/contracts';
import { Button, ChevronDownIcon, DownloadIcon, MutedText, Row, Stack, Text } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { styled } from 'styled-components';
import { DownloadLink } from '../../../shared/links/download-link.tsx';
import { type ContactFilter, toExport } from '../contact-filter.ts';
import { contactsCopy } from '../contacts-copy.ts';

const copy = contactsCopy.page.exporting;

const Narrow = styled(Stack)`
  max-width: 20rem;
  padding: 0.5rem;
`;

interface ExportMenuProps {
  readonly filter: ContactFilter;
  /** Number of matching contacts; undefined while loading. */
  readonly total: number | undefined;
}

/** Exports all matching contacts as a file, after a summary of its contents. */
export function ExportMenu({ filter, total }: ExportMenuProps) {
  const query = toExport(filter);
  return (
    <Popover
      label={copy.label}
      trigger={
        <Button variant="secondary" size="sm" disabled={!total}>
          <DownloadIcon />
          {copy.label}
          <ChevronDownIcon />
        </Button>
      }
    >
      <Narrow gap={3}>
        <Text size="sm">{copy.summary(total ?? 0)}</Text>
        <MutedText size="xs">{copy.recorded}</MutedText>
        <Row gap={2}>
          <DownloadLink path={exportContactsXlsx.path} query={query} stepUp>
            {copy.xlsx}
          </DownloadLink>
          <DownloadLink path={exportContactsCsv.path} query={query} stepUp>
            {copy.csv}
          </DownloadLink>
        </Row>
      </Narrow>
    </Popover>
  );
}
