import type { ComplianceControl, ControlOutcome } from '@aera/contracts';
import { Badge, Row, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { complianceWords } from './compliance-copy.ts';

const words = complianceWords.page;
const [control, outcome, evidence, needed, checked] = words.columns;

/** What needs somebody first. */
export const outcomes: readonly ControlOutcome[] = ['failed', 'not-assessed', 'implemented'];

const looks: Record<ControlOutcome, 'success' | 'destructive' | 'outline'> = {
  implemented: 'success',
  failed: 'destructive',
  'not-assessed': 'outline',
};

const Small = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
`;

const placeOf = ({ family, references }: ComplianceControl): string =>
  [family, ...references.map(({ framework, id }) => `${framework} ${id}`)].join(' · ');

/** A control: what was seen of it, what it needs, when it was looked at, and how long that counts. */
export const controlColumns: readonly Column<ComplianceControl>[] = [
  {
    id: 'control',
    title: control,
    kind: 'words',
    names: true,
    by: ({ title }) => title,
    text: (one) => `${one.title} ${placeOf(one)}`,
    cell: (one) => (
      <>
        {one.title}
        <Small>{placeOf(one)}</Small>
      </>
    ),
  },
  {
    id: 'outcome',
    title: outcome,
    by: (one) => `${outcomes.indexOf(one.outcome)}${one.critical ? 0 : 1}`,
    text: (one) => `${complianceWords.outcomes[one.outcome]} ${one.critical ? words.critical : ''}`,
    cell: (one) => (
      <Row gap={1}>
        <Badge variant={looks[one.outcome]}>{complianceWords.outcomes[one.outcome]}</Badge>
        {one.critical && <Badge variant="warning">{words.critical}</Badge>}
      </Row>
    ),
  },
  { id: 'evidence', title: evidence, kind: 'long', text: (one) => one.evidence, cell: (one) => one.evidence },
  {
    id: 'needed',
    title: needed,
    kind: 'long',
    text: ({ mend }) => mend,
    cell: (one) => (one.outcome === 'implemented' ? words.nothingNeeded : one.mend),
  },
  {
    id: 'checked',
    title: checked,
    kind: 'words',
    by: ({ checkedAt }) => checkedAt,
    text: () => '',
    cell: ({ checkedAt, freshUntil }) => (
      <>
        {checkedAt ? formatDate(checkedAt) : words.neverChecked}
        {freshUntil && <Small>{words.fresh(formatDate(freshUntil))}</Small>}
      </>
    ),
  },
];
