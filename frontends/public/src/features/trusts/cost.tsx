import { trusts } from '@aera/content/trusts';
import { Stack, Text, theme } from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';

const { price } = trusts;

const columns = [price.columns.ours, price.columns.traditional];
const rows = price.rows.map(({ factor, ours, traditional }) => ({
  label: factor,
  cells: [ours, traditional],
}));

const Saving = styled(Text)`
  color: ${theme.color.gold};
  font: 400 ${theme.text['2xl']} / 1.2 ${theme.font.display};
`;

/** The organisation's price beside the one it calls traditional, and a way to find out what others ask. */
export const Cost = () => (
  <Stack gap={5}>
    <ComparisonTable
      caption={price.caption}
      hideCaption
      corner={price.columns.factor}
      columns={columns}
      rows={rows}
      marked={0}
    />
    <Saving>{price.saving}</Saving>
    <FactNote label={price.noteLabel}>{price.note}</FactNote>
  </Stack>
);
