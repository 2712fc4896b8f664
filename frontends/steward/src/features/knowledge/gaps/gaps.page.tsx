import { Row, Select, Stack } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { ClosedGaps } from './closed-gaps.tsx';
import { GapList } from './gap-list.tsx';
import { gapsCopy as copy } from '../knowledge-copy.ts';

const defaultDays = '30';

const Span = styled.div`
  max-width: 14rem;
`;

/** Searches without an answer, and the effect of the articles created for them. */
export function GapsPage() {
  const { get, set } = useUrlState();
  const show = get('show') === 'dismissed' ? 'dismissed' : 'open';
  const days = copy.periods.find(({ value }) => value === get('days'))?.value ?? defaultDays;
  return (
    <Stack gap={6}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Row gap={4} align="end">
        <Span>
          <Select
            label={copy.period}
            options={copy.periods}
            value={days}
            onChange={({ target: { value } }) =>
              set({ days: value === defaultDays ? null : value, page: null })
            }
          />
        </Span>
        <SegmentedControl
          label={copy.statusFilter}
          options={copy.states}
          value={show}
          onValueChange={(next) => set({ show: next === 'open' ? null : next, page: null })}
        />
      </Row>
      <GapList days={Number(days)} show={show} />
      <ClosedGaps days={Number(days)} />
    </Stack>
  );
}
