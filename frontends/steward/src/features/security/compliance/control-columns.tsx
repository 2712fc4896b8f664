import { CellNote } from '../../../shared/table/cells.tsx';
import type { ComplianceControl, ControlOutcome } from '@aera/contracts';
import { Badge, Row } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { complianceCopy } from '../security-copy.ts';

const copy = complianceCopy.page;
const [control, outcome, evidence, needed, checked] = copy.columns;

/** Outcomes that need action first. */
export const outcomes: readonly ControlOutcome[] = ['failed', 'not-assessed', 'implemented'];

const badgeVariants: Record<ControlOutcome, 'success' | 'destructive' | 'outline'> = {
  implemented: 'success',
  failed: 'destructive',
  'not-assessed': 'outline',
};

const listReferences = ({ family, references }: ComplianceControl): string =>
  [family, ...references.map(({ framework, id }) => `${framework} ${id}`)].join(' · ');

/** Shows text between backticks as code. */
const renderCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

/** Controls with evidence, remediation and validity. */
export const controlColumns: readonly Column<ComplianceControl>[] = [
  {
    id: 'control',
    title: control,
    wrap: 'words',
    isRowHeader: true,
    sortKey: ({ title }) => title,
    text: (one) => `${one.title} ${listReferences(one)}`,
    cell: (one) => (
      <>
        {one.title}
        <CellNote>{listReferences(one)}</CellNote>
      </>
    ),
  },
  {
    id: 'outcome',
    title: outcome,
    sortKey: (one) => `${outcomes.indexOf(one.outcome)}${one.critical ? 0 : 1}`,
    text: (one) => `${complianceCopy.outcomes[one.outcome]} ${one.critical ? copy.critical : ''}`,
    cell: (one) => (
      <Row gap={1}>
        <Badge variant={badgeVariants[one.outcome]}>{complianceCopy.outcomes[one.outcome]}</Badge>
        {one.critical && <Badge variant="warning">{copy.critical}</Badge>}
      </Row>
    ),
  },
  {
    id: 'evidence',
    title: evidence,
    wrap: 'anywhere',
    text: (one) => one.evidence,
    cell: (one) => one.evidence,
  },
  {
    id: 'needed',
    title: needed,
    wrap: 'anywhere',
    text: ({ remediation }) => remediation,
    cell: (one) => (one.outcome === 'implemented' ? copy.nothingNeeded : renderCode(one.remediation)),
  },
  {
    id: 'checked',
    title: checked,
    wrap: 'never',
    sortKey: ({ checkedAt }) => checkedAt,
    text: () => '',
    cell: ({ checkedAt, expiresAt }) => (
      <>
        {checkedAt ? formatDate(checkedAt) : copy.neverChecked}
        {expiresAt && <CellNote>{copy.expiresAt(formatDate(expiresAt))}</CellNote>}
      </>
    ),
  },
];
