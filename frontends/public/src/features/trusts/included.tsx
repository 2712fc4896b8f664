import { trusts } from '@aera/content/trusts';
import { CheckIcon, Grid, Heading, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Items = styled(Grid)`
  padding: 0;
  list-style-type: '';
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[1]} ${theme.space[3]};
    align-content: start;
    padding: ${theme.space[5]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.lg};
  }
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
  p {
    grid-column: 2;
  }
`;

/** What comes with a trust, as the organisation lists it. */
export const Included = () => (
  <Items as="ul" minColumn="17rem" gap={4}>
    {trusts.included.items.map(({ title, text }) => (
      <li key={title}>
        <CheckIcon />
        <Heading level={3}>{title}</Heading>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </li>
    ))}
  </Items>
);
