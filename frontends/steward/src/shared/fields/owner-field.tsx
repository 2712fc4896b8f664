import { Button, Row, Select, Text } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { useMayChange } from '../session/roles.tsx';

const ReassignField = styled.div`
  flex: 1 1 11rem;
  max-width: 16rem;
`;

interface Steward {
  readonly id: string;
  readonly name: string | null;
}

interface OwnerFieldProps {
  /** Current assignee. */
  readonly owner: Steward | null;
  /** Possible assignees. */
  readonly stewards: readonly Steward[];
  readonly pending: boolean;
  readonly onAssign: (change: { readonly from: string | null; readonly to: string | null }) => void;
  readonly copy: Readonly<
    Record<
      'you' | 'unassigned' | 'assignToMe' | 'reassignToMe' | 'unassign' | 'reassignTo' | 'choose',
      string
    >
  > & { readonly other: (name: string) => string };
  /** Shown for stewards without a name. */
  readonly unnamed: string;
}

/** Assigns, reassigns and unassigns. Of two concurrent requests one succeeds. */
export function OwnerField({ owner, stewards, pending, onAssign, copy, unnamed }: OwnerFieldProps) {
  const { steward } = useSteward();
  const mayChange = useMayChange();
  const from = owner?.id ?? null;
  const mine = from !== null && from === steward?.id;
  const assign = (to: string | null) => onAssign({ from, to });
  const otherStewards = stewards.filter((each) => each.id !== from);

  return (
    <Row gap={3}>
      <Text size="sm">{mine ? copy.you : owner ? copy.other(owner.name ?? unnamed) : copy.unassigned}</Text>
      {!mine && steward && mayChange && (
        <Button variant="secondary" size="sm" pending={pending} onClick={() => assign(steward.id)}>
          {owner ? copy.reassignToMe : copy.assignToMe}
        </Button>
      )}
      {mine && (
        <Button variant="ghost" size="sm" pending={pending} onClick={() => assign(null)}>
          {copy.unassign}
        </Button>
      )}
      {mine && otherStewards.length > 0 && (
        <ReassignField>
          <Select
            label={copy.reassignTo}
            value=""
            disabled={pending}
            options={[
              { value: '', label: copy.choose },
              ...otherStewards.map((each) => ({ value: each.id, label: each.name ?? unnamed })),
            ]}
            onChange={({ target }) => target.value && assign(target.value)}
          />
        </ReassignField>
      )}
    </Row>
  );
}
