import { Button, Row, Select, Text } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { useMayChange } from '../session/roles.tsx';

const HandOver = styled.div`
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
  readonly onGive: (change: { readonly from: string | null; readonly to: string | null }) => void;
  readonly copy: Readonly<
    Record<'you' | 'unassigned' | 'take' | 'takeOver' | 'release' | 'handOver' | 'choose', string>
  > & { readonly other: (name: string) => string };
  /** Shown for stewards without a name. */
  readonly unnamed: string;
}

/** Assigns, reassigns and unassigns. Of two concurrent requests one succeeds. */
export function OwnerField({ owner, stewards, pending, onGive, copy, unnamed }: OwnerFieldProps) {
  const { steward } = useSteward();
  const mayChange = useMayChange();
  const from = owner?.id ?? null;
  const mine = from !== null && from === steward?.id;
  const give = (to: string | null) => onGive({ from, to });
  const others = stewards.filter((each) => each.id !== from);

  return (
    <Row gap={3}>
      <Text size="sm">{mine ? copy.you : owner ? copy.other(owner.name ?? unnamed) : copy.unassigned}</Text>
      {!mine && steward && mayChange && (
        <Button variant="secondary" size="sm" pending={pending} onClick={() => give(steward.id)}>
          {owner ? copy.takeOver : copy.take}
        </Button>
      )}
      {mine && (
        <Button variant="ghost" size="sm" pending={pending} onClick={() => give(null)}>
          {copy.release}
        </Button>
      )}
      {mine && others.length > 0 && (
        <HandOver>
          <Select
            label={copy.handOver}
            value=""
            disabled={pending}
            options={[
              { value: '', label: copy.choose },
              ...others.map((each) => ({ value: each.id, label: each.name ?? unnamed })),
            ]}
            onChange={({ target }) => target.value && give(target.value)}
          />
        </HandOver>
      )}
    </Row>
  );
}
