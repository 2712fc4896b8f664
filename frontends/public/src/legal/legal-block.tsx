import type { LegalBlock as Block } from '@aera/content/privacy-policy';
import { ArrowRightIcon, ButtonLink, Row, Stack, Text, theme } from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.25rem;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** A paragraph, a list, a link, or a table. */
export function LegalBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text measure>{block.text}</Text>;
    case 'list':
      return (
        <Stack gap={3}>
          <Text measure>{block.intro}</Text>
          <List>
            {block.items.map((item) => (
              <Text as="li" key={item} measure>
                {item}
              </Text>
            ))}
          </List>
        </Stack>
      );
    case 'link':
      return (
        <Row>
          <ButtonLink as={Link} to={block.link.path} variant="secondary">
            {block.link.label}
            <ArrowRightIcon />
          </ButtonLink>
        </Row>
      );
    case 'table':
      return (
        <ComparisonTable
          caption={block.caption}
          corner={block.columns[0] ?? ''}
          columns={block.columns.slice(1)}
          rows={block.rows.map(([label = '', ...cells]) => ({ label, cells }))}
        />
      );
  }
}
