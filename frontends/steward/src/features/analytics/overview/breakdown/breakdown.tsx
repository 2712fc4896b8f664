import { DownloadLink } from '../../../../shared/links/download-link.tsx';
import { SectionTitle } from '../../../../shared/page/page-title.tsx';
import { exportBreakdown } from '@aera/contracts';
import { Button, Card, Row, Stack, theme } from '@aera/ui';
import { Tabs } from '@aera/ui/tabs';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BreakdownPanel, type BreakdownPanelProps } from './breakdown-panel.tsx';
import { type TableName, type TableState, tableDimensions, changeDimension } from './table-state.ts';
import { analyticsCopy } from '../../analytics-copy.ts';
import { toBreakdownQuery } from '../overview-api.ts';
import { breakdownCopy as copy } from '../overview-copy.ts';

const Frame = styled(Card)`
  min-width: 0;
  [role='tab'] {
    padding-inline: ${theme.space[2]};
  }
  [role='tablist'] {
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
  }
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

interface BreakdownProps extends Omit<BreakdownPanelProps, 'caption'> {
  readonly name: TableName;
}

export function Breakdown({ name, ...panel }: BreakdownProps) {
  const { state, span, table, onTable } = panel;
  const titleId = useId();
  const { title, label } = copy.tables[name];
  const items = tableDimensions[name].map((by) => ({
    value: by,
    label: analyticsCopy.dimensions[by].tab,
    panel: <BreakdownPanel {...panel} caption={analyticsCopy.dimensions[by].tab} />,
  }));
  return (
    <Frame as="section" padding={4} aria-labelledby={titleId} data-wide={table.wide || undefined}>
      <Stack gap={2}>
        <SectionTitle
          id={titleId}
          aside={
            <Row gap={1}>
              <Button variant="ghost" size="sm" onClick={() => onTable({ wide: !table.wide })}>
                {table.wide ? copy.narrow : copy.widen}
              </Button>
              <DownloadLink
                variant="ghost"
                name={copy.exportName(analyticsCopy.dimensions[table.by].tab)}
                path={exportBreakdown.path}
                query={toBreakdownQuery(state, span, table)}
              >
                {copy.export}
              </DownloadLink>
            </Row>
          }
        >
          {title}
        </SectionTitle>
        <Tabs
          label={label}
          items={items}
          keepPanels={false}
          value={table.by}
          onValueChange={(by) => onTable(changeDimension(by as TableState['by'], table))}
        />
      </Stack>
    </Frame>
  );
}
