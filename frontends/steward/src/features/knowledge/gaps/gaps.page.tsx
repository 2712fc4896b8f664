import { Row, Select, Stack } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { ClosedGaps } from './closed-gaps.tsx';
import { GapList } from './gap-list.tsx';
import { gapsCopy as copy } from '../knowledge-copy.ts';

const defaultDays = '30';

const PeriodField = styled.div`
  max-width: 14rem;
`;

/** Lists searches that found no answer, and shows whether the articles written for them helped. */
export function GapsPage() {
  const { get, set } = useUrlState();
  const show = get('show') === 'dismissed' ? 'dismissed' : 'open';
  const days = copy.periods.find(({ value }) => value === get('days'))?.value ?? defaultDays;
  return (
    <Stack gap={6}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Row gap={4} align="end">
        <PeriodField>
          <Select
            label={copy.period}
            options={copy.periods}
            value={days}
            onChange={({ target: { value } }) =>
              set({ days: value === defaultDays ? null : value, page: null })
            }
          />
        </PeriodField>
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
