import { visitDimensions } from '@aera/contracts';
import { Button, CloseIcon, MutedText, Row, focusRing, theme } from '@aera/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { analyticsCopy } from '../analytics-copy.ts';
import type { Filters } from '../state/analytics-state.ts';

const copy = analyticsCopy.filters;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  list-style-type: '';
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.sm};
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
  &:hover {
    border-color: currentcolor;
  }
  b {
    font-weight: 600;
  }
`;

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
