import { VisuallyHidden, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type ActivityGroup, activityGroups } from './timeline-state.ts';
import { personCopy } from './person-copy.ts';

const copy = personCopy.timeline;

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Chip = styled.button`
  min-height: 2.25rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.sm};
  line-height: 1.3;
  cursor: pointer;
  ${focusRing}
  &:hover {
    border-color: ${theme.color.ink};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    border-color: ${theme.color.accent};
  }
`;

interface ActivityGroupFilterProps {
  readonly selected: readonly ActivityGroup[];
  readonly onToggle: (group: ActivityGroup) => void;
  readonly onAll: () => void;
}

/** Filters the timeline by group of activities. The first chip shows all; each of the others toggles a group. */
export const ActivityGroupFilter = ({ selected, onToggle, onAll }: ActivityGroupFilterProps) => (
  <Chips>
    <VisuallyHidden as="legend">{copy.filter}</VisuallyHidden>
    <Chip type="button" aria-pressed={selected.length === 0} onClick={onAll}>
      {copy.all}
    </Chip>
    {activityGroups.map((group) => (
      <Chip key={group} type="button" aria-pressed={selected.includes(group)} onClick={() => onToggle(group)}>
        {copy.groups[group]}
      </Chip>
    ))}
  </Chips>
);
