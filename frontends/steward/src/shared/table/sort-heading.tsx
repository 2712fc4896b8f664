import { ArrowUpIcon, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Order } from './sorted-rows.ts';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.75rem;
  padding: 0;
  background: none;
  color: inherit;
  border: 0;
  border-radius: ${theme.radius.sm};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  svg {
    flex: none;
    opacity: 0.35;
  }
  &[data-order] {
    color: ${theme.color.ink};
    svg {
      opacity: 1;
    }
  }
  &[data-order='descending'] svg {
    rotate: 180deg;
  }
`;

export interface SortHeadingProps {
  readonly label: string;
  /** Undefined while the table is not sorted by it. */
  readonly order: Order | undefined;
  readonly onSort: () => void;
  /** Figures stand right. */
  readonly end?: boolean | undefined;
}

/** The name of a column, by which the table can be sorted. */
export const SortHeading = ({ label, order, onSort, end }: SortHeadingProps) => (
  <th scope="col" aria-sort={order} data-end={end || undefined}>
    <Button type="button" data-order={order} onClick={onSort}>
      {label}
      <ArrowUpIcon size="0.9em" />
    </Button>
  </th>
);
