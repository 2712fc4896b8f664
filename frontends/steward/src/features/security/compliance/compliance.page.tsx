import { MayChange } from '../../../shared/session/roles.tsx';
import {
  type ComplianceControl,
  listComplianceControls,
  type ControlOutcome,
  frameworkNames,
} from '@aera/contracts';
import { Button, MutedText, Row, Select, toOptions } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { complianceCopy } from '../security-copy.ts';
import { controlColumns, outcomes } from './control-columns.tsx';
import { FrameworksCard } from './frameworks-card.tsx';
import { useRunCompliance } from '../security-api.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

const copy = complianceCopy.page;
const intervalMs = 60_000;

/** Compliance controls, filtered by framework and outcome. The filters are in the URL. */
export function CompliancePage() {
  const page = useUrlState();
  const framework = frameworkNames.find((name) => name === page.get('framework'));
  const outcome = outcomes.find((name) => name === page.get('outcome'));
  const query = useApiQuery(listComplianceControls, {
    query: framework ? { framework } : {},
    intervalMs,
    keepPrevious: true,
  });
  const runChecks = useRunCompliance();
  const { data } = query;
  return (
    <>
      <Row justify="space-between">
        <PageTitle title={copy.title} lead={copy.lead}>
          <Freshness query={query} live />
        </PageTitle>
        <MayChange>
          <Button
            variant="secondary"
            size="sm"
            pending={runChecks.isPending}
            pendingLabel={copy.running}
            onClick={() => runChecks.mutate()}
          >
            {copy.run}
          </Button>
        </MayChange>
      </Row>
      <FrameworksCard />
      <Row gap={3}>
        <Select
          label={copy.frameworkLabel}
          options={[
            { value: '', label: copy.all },
            ...frameworkNames.map((value) => ({ value, label: value })),
          ]}
          value={framework ?? ''}
          onChange={({ target }) => page.set({ framework: target.value || null })}
        />
        <Select
          label={copy.outcomeLabel}
          options={[{ value: '', label: copy.anyOutcome }, ...toOptions(complianceCopy.outcomes, outcomes)]}
          value={outcome ?? ''}
          onChange={({ target }) => page.set({ outcome: target.value || null })}
        />
        {data?.assessedAt && <MutedText size="xs">{copy.assessed(formatDate(data.assessedAt))}</MutedText>}
      </Row>
      <QueryContent query={query} copy={complianceCopy}>
        {({ controls }) => (
          <DataTable
            name="controls"
            caption={copy.controls}
            hideCaption
            columns={controlColumns}
            rows={filterAndSortControls(controls, outcome)}
            getKey={({ id }) => id}
            empty={copy.none}
          />
        )}
      </QueryContent>
    </>
  );
}

/** Controls of one outcome, or all, by outcome; critical ones come first. */
const filterAndSortControls = (controls: readonly ComplianceControl[], outcome: ControlOutcome | undefined) =>
  controls
    .filter((control) => !outcome || control.outcome === outcome)
    .toSorted(
      (one, other) =>
        outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome) ||
        Number(other.critical) - Number(one.critical),
    );
