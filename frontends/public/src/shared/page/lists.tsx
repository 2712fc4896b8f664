import { CheckIcon, theme } from '@aera/ui';
import { styled } from 'styled-components';

interface ListProps {
  readonly items: readonly string[];
  readonly className?: string;
}

const Bullets = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.25rem;
  list-style-type: revert;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** A list with golden markers. */
export const BulletList = ({ items, className }: ListProps) => (
  <Bullets className={className}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </Bullets>
);

const Checks = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
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

/** A list with ticks as markers. */
export const CheckList = ({
  items,
  icon: Icon = CheckIcon,
  className,
}: ListProps & { readonly icon?: typeof CheckIcon }) => (
  <Checks className={className}>
    {items.map((item) => (
      <li key={item}>
        <Icon />
        {item}
      </li>
    ))}
  </Checks>
);
