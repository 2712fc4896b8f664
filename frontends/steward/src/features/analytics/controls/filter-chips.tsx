import { visitDimensions } from '@aera/contracts';
import { Button, CloseIcon, MutedText, Row } from '@aera/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Chip, Chips } from '../../../shared/fields/chips.tsx';
import { analyticsCopy } from '../analytics-copy.ts';
import type { Filters } from '../state/analytics-state.ts';

const copy = analyticsCopy.filters;

interface FilterChipsProps {
  readonly filters: Filters;
  readonly hint?: string;
  readonly onFilters: (filters: Filters) => void;
}

const Group = styled(Row)`
  outline: none;
`;

/** Active filters. Removing one keeps the focus in the group. */
export function FilterChips({ filters, hint = copy.none, onFilters }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const activeDimensions = visitDimensions.filter((dimension) => filters[dimension] !== undefined);
  const change = (changed: Filters) => {
    group.current?.focus();
    onFilters(changed);
  };
  return (
    <Group ref={group} as="section" gap={2} tabIndex={-1} aria-label={copy.label}>
      {activeDimensions.length === 0 && <MutedText>{hint}</MutedText>}
      {activeDimensions.length > 0 && (
        <Chips>
          {activeDimensions.map((dimension) => {
            const { name, missing } = analyticsCopy.dimensions[dimension];
            const value = filters[dimension] || missing;
            return (
              <li key={dimension}>
                <Chip
                  type="button"
                  aria-label={copy.remove(name, value)}
                  onClick={() => change({ ...filters, [dimension]: undefined })}
                >
                  <span>
                    {name}: <b>{value}</b>
                  </span>
                  <CloseIcon size="1rem" />
                </Chip>
              </li>
            );
          })}
        </Chips>
      )}
      {activeDimensions.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => change({})}>
          {copy.clear}
        </Button>
      )}
    </Group>
  );
}
