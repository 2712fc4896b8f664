import { protection } from '@aera/content/protection';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { FactNote } from '../page/fact-note.tsx';
import { PageSection } from '../page/page-section.tsx';

const { comparison } = protection;
const { columns } = comparison;

const rows = comparison.factors.map(({ factor, product, lawyers }) => ({
  label: factor,
  cells: [product, lawyers],
}));

/** Six factors, as the organisation compares itself with lawyers. */
export const CostComparison = () => (
  <PageSection eyebrow={comparison.eyebrow} title={comparison.title} lead={comparison.intro.text}>
    <ComparisonTable
      caption={comparison.caption}
      corner={columns.factor}
      columns={[columns.product, columns.lawyers]}
      rows={rows}
      marked={0}
    />
    <FactNote label={comparison.factLabel}>{comparison.fact}</FactNote>
  </PageSection>
);
