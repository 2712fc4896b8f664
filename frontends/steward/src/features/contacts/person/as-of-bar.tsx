import { Button, ChevronLeftIcon, ChevronRightIcon, ClockIcon, Row, theme, useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { formatDateWithSeconds } from '../../../shared/copy/format-date.ts';
import { useSingleKeys } from '../../../shared/keys/keyboard.ts';
import { findLaterInstant } from './person-api.ts';
import { AsOfForm } from './as-of-form.tsx';
import { type PersonView, findEarlierInstant } from './person-view.ts';
import { personCopy } from './person-copy.ts';

const copy = personCopy.moment;

/** Sticky while the page shows the past, to distinguish it from the current state. */
const Band = styled.div`
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  &[data-past='true'] {
    position: sticky;
    top: ${theme.space[2]};
    background: ${theme.color.warningSoft};
    color: ${theme.color.onWarningSoft};
    border-color: ${theme.color.onWarningSoft};
  }
`;

const Shown = styled.output`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface AsOfBarProps {
  readonly id: string;
  readonly view: PersonView;
  readonly items: readonly { readonly at: string }[];
  readonly query: {
    readonly dataUpdatedAt: number;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
  };
  readonly onMoment: (at: string | null) => void;
  readonly onRefresh: () => void;
}

/** Shows the instant of the page. Buttons and the keys p and n step from entry to entry. */
export function AsOfBar({ id, view, items, query, onMoment, onRefresh }: AsOfBarProps) {
  const { toast } = useToast();
  const { at } = view;
  const earlier = query.isPlaceholderData ? null : findEarlierInstant(items, at);
  const finding = useMutation({
    mutationFn: (from: string) => findLaterInstant(id, { ...view, at: from }),
    onSuccess: (found) => {
      onMoment(found);
      if (found === null) toast({ title: copy.noLater });
    },
    onError: () => toast({ title: copy.notFound, description: copy.tryAgain, variant: 'destructive' }),
  });
  const stepBack = () => earlier !== null && onMoment(earlier);
  const stepOn = () => at !== null && !finding.isPending && finding.mutate(at);
  useSingleKeys((event) => {
    if (event.key === 'p') stepBack();
    if (event.key === 'n') stepOn();
  });

  return (
    <>
      <Band data-past={at !== null}>
        <Shown>
          <ClockIcon />
          {at === null ? copy.now : copy.asOf(formatDateWithSeconds(at))}
        </Shown>
        {at === null ? (
          <AsOf query={{ ...query, refetch: onRefresh }} />
        ) : (
          <Button size="sm" onClick={() => onMoment(null)}>
            {copy.back}
          </Button>
        )}
      </Band>
      <Row as="section" justify="space-between" align="end" aria-label={copy.title}>
        <Row gap={2}>
          <Button variant="secondary" size="sm" disabled={earlier === null} onClick={stepBack}>
            <ChevronLeftIcon />
            {copy.earlier}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={at === null}
            pending={finding.isPending}
            onClick={stepOn}
          >
            {copy.later}
            <ChevronRightIcon />
          </Button>
        </Row>
        <AsOfForm key={at} at={at} onMoment={onMoment} />
      </Row>
    </>
  );
}
