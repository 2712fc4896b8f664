import { Row, Select, Stack } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { ClosedGaps } from './closed-gaps.tsx';
import { GapList } from './gap-list.tsx';
import { gapsCopy as copy } from '../knowledge-copy.ts';

const usual = '30';

const Span = styled.div`
  max-width: 14rem;
`;

/** What the knowledge base has no answer to, and whether the articles that were begun from that helped. */
export function GapsPage() {
  const { get, set } = usePageState();
  const show = get('show') === 'dismissed' ? 'dismissed' : 'open';
  const said = copy.spans.find(({ value }) => value === get('days'))?.value ?? usual;
  return (
    <Stack gap={6}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Row gap={4} align="end">
        <Span>
          <Select
            label={copy.days}
            options={copy.spans}
            value={said}
            onChange={({ target: { value } }) => set({ days: value === usual ? null : value, page: null })}
          />
        </Span>
        <SegmentedControl
          label={copy.show}
          options={copy.shown}
          value={show}
          onValueChange={(wanted) => set({ show: wanted === 'open' ? null : wanted, page: null })}
        />
      </Row>
      <GapList days={Number(said)} show={show} />
      <ClosedGaps days={Number(said)} />
    </Stack>
  );
}
