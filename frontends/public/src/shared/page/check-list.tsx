import { CheckIcon, theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
  }
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
`;

/** Short points, each behind a tick. */
export const CheckList = ({ items }: { readonly items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>
        <CheckIcon />
        {item}
      </li>
    ))}
  </List>
);
