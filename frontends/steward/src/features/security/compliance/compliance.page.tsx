import { MayChange } from '../../../shared/session/roles.tsx';
import {
  type ComplianceControl,
  listComplianceControls,
  type ControlOutcome,
  type FrameworkName,
} from '@aera/contracts';
import { Button, Row, Select, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { complianceCopy } from './compliance-copy.ts';
import { controlColumns, outcomes } from './control-columns.tsx';
import { FrameworksCard } from './frameworks-card.tsx';
import { useRunCompliance } from '../security-api.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

const copy = complianceCopy.page;
const intervalMs = 60_000;
const frameworks: readonly FrameworkName[] = ['SOC 2', 'NIST CSF', 'FedRAMP', 'DoD STIG'];

/** The controls of one framework and outcome, or all; the filter is in the URL. */
export function CompliancePage() {
  const page = usePageState();
  const framework = frameworks.find((name) => name === page.get('framework'));
  const outcome = outcomes.find((name) => name === page.get('outcome'));
  const query = useStewardQuery(listComplianceControls, {
    query: framework ? { framework } : {},
    intervalMs,
    keepPrevious: true,
  });
  const running = useRunCompliance();
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
            pending={running.isPending}
            pendingLabel={copy.running}
            onClick={() => running.mutate()}
          >
            {copy.run}
          </Button>
        </MayChange>
      </Row>
      <FrameworksCard />
      <Row gap={3}>
        <Select
          label={copy.frameworks}
          options={[{ value: '', label: copy.all }, ...frameworks.map((value) => ({ value, label: value }))]}
          value={framework ?? ''}
          onChange={({ target }) => page.set({ framework: target.value || null })}
        />
        <Select
          label={copy.outcomes}
          options={[
            { value: '', label: copy.anyOutcome },
            ...outcomes.map((value) => ({ value, label: complianceCopy.outcomes[value] })),
          ]}
          value={outcome ?? ''}
          onChange={({ target }) => page.set({ outcome: target.value || null })}
        />
        {data?.assessedAt && (
          <Text size="xs" tone="muted">
            {copy.assessed(formatDate(data.assessedAt))}
          </Text>
        )}
      </Row>
      <QueryResult query={query} copy={complianceCopy}>
        {({ controls }) => (
          <DataTable
            name="controls"
            caption={copy.controls}
            hideCaption
            columns={controlColumns}
            rows={selectControls(controls, outcome)}
            getKey={({ id }) => id}
            empty={copy.none}
          />
        )}
      </QueryResult>
    </>
  );
}

/** Controls of one outcome, or all; failed and critical ones first. */
const selectControls = (controls: readonly ComplianceControl[], outcome: ControlOutcome | undefined) =>
  controls
    .filter((control) => !outcome || control.outcome === outcome)
    .toSorted(
      (one, other) =>
        outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome) ||
        Number(other.critical) - Number(one.critical),
    );
