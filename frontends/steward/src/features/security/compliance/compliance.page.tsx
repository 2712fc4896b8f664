import {
  type ComplianceControl,
  complianceControls,
  type ControlOutcome,
  type FrameworkName,
} from '@aera/contracts';
import { Button, EmptyState, Row, Select, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { MayChange } from '../../../shared/session/roles.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { complianceWords } from './compliance-copy.ts';
import { controlColumns, outcomes } from './control-columns.tsx';
import { FrameworksCard } from './frameworks-card.tsx';
import { useRunCompliance } from './use-run-compliance.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

const words = complianceWords.page;
const every = 60_000;
const frameworks: readonly FrameworkName[] = ['SOC 2', 'NIST CSF', 'FedRAMP', 'DoD STIG'];

/** Every control with what was seen of it; of one framework and outcome where the address says so. */
export function CompliancePage() {
  const address = usePageState();
  const framework = frameworks.find((name) => name === address.get('framework'));
  const outcome = outcomes.find((name) => name === address.get('outcome'));
  const reading = useStewardQuery(complianceControls, {
    query: framework ? { framework } : {},
    every,
    keepPrevious: true,
  });
  const running = useRunCompliance();
  const { data, isError } = reading;
  return (
    <>
      <Row justify="space-between">
        <PageTitle title={words.title} lead={words.lead}>
          <Freshness reading={reading} live />
        </PageTitle>
        <MayChange>
          <Button
            variant="secondary"
            size="sm"
            pending={running.isPending}
            pendingLabel={words.running}
            onClick={() => running.mutate()}
          >
            {words.run}
          </Button>
        </MayChange>
      </Row>
      <FrameworksCard />
      <Row gap={3}>
        <Select
          label={words.frameworks}
          options={[{ value: '', label: words.all }, ...frameworks.map((value) => ({ value, label: value }))]}
          value={framework ?? ''}
          onChange={({ target }) => address.set({ framework: target.value || null })}
        />
        <Select
          label={words.outcomes}
          options={[
            { value: '', label: words.anyOutcome },
            ...outcomes.map((value) => ({ value, label: complianceWords.outcomes[value] })),
          ]}
          value={outcome ?? ''}
          onChange={({ target }) => address.set({ outcome: target.value || null })}
        />
        {data?.assessedAt && (
          <Text size="xs" tone="muted">
            {words.assessed(formatDate(data.assessedAt))}
          </Text>
        )}
      </Row>
      {!data && !isError && <Text as="output">{complianceWords.loading}</Text>}
      {!data && isError && <ReadingFailure title={complianceWords.failed} reading={reading} />}
      {data && <Controls controls={sorted(data.controls, outcome)} />}
    </>
  );
}

const sorted = (controls: readonly ComplianceControl[], wanted: ControlOutcome | undefined) =>
  controls
    .filter(({ outcome }) => !wanted || outcome === wanted)
    .toSorted(
      (one, other) =>
        outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome) ||
        Number(other.critical) - Number(one.critical),
    );

const Controls = ({ controls }: { readonly controls: readonly ComplianceControl[] }) =>
  controls.length === 0 ? (
    <EmptyState>{words.none}</EmptyState>
  ) : (
    <WorkTable
      name="controls"
      caption={words.controls}
      hideCaption
      columns={controlColumns}
      rows={controls}
      keyOf={({ id }) => id}
    />
  );
