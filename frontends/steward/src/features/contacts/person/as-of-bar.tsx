import { Button, ChevronLeftIcon, ChevronRightIcon, ClockIcon, Row, theme, useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { formatDateWithSeconds } from '../../../shared/copy/format-date.ts';
import { InstantForm } from '../../../shared/fields/instant-form.tsx';
import { useSingleKeys } from '../../../shared/keys/keyboard.ts';
import { findLaterInstant } from './person-api.ts';
import { type TimelineState, findPreviousEntryInstant, parsePastInstant } from './timeline-state.ts';
import { personCopy } from './person-copy.ts';

const copy = personCopy.pointInTime;

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

const ShownInstant = styled.output`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface AsOfBarProps {
  readonly id: string;
  readonly timelineState: TimelineState;
  readonly items: readonly { readonly at: string }[];
  readonly query: {
    readonly dataUpdatedAt: number;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
  };
  readonly onInstant: (asOf: string | null) => void;
  readonly onRefresh: () => void;
}

/** Shows the instant of the page. Buttons and the keys p and n step from entry to entry. Disabled buttons keep the focus. */
export function AsOfBar({ id, timelineState, items, query, onInstant, onRefresh }: AsOfBarProps) {
  const { toast } = useToast();
  const { asOf } = timelineState;
  const earlier = query.isPlaceholderData ? null : findPreviousEntryInstant(items, asOf);
  const laterSearch = useMutation({
    mutationFn: (from: string) => findLaterInstant(id, { ...timelineState, asOf: from }),
    onSuccess: (found) => {
      onInstant(found);
      if (found === null) toast({ title: copy.noLater });
    },
    onError: () => toast({ title: copy.notFound, description: copy.tryAgain, variant: 'destructive' }),
  });
  const showEarlier = () => earlier !== null && onInstant(earlier);
  const showLater = () => asOf !== null && !laterSearch.isPending && laterSearch.mutate(asOf);
  useSingleKeys((event) => {
    if (event.key === 'p') showEarlier();
    if (event.key === 'n') showLater();
  });

  return (
    <>
      <Band data-past={asOf !== null}>
        <ShownInstant>
          <ClockIcon />
          {asOf === null ? copy.now : copy.asOf(formatDateWithSeconds(asOf))}
        </ShownInstant>
        {asOf === null ? (
          <FreshnessWithRefresh query={{ ...query, refetch: onRefresh }} />
        ) : (
          <Button size="sm" onClick={() => onInstant(null)}>
            {copy.backToCurrent}
          </Button>
        )}
      </Band>
      <Row as="section" justify="space-between" align="end" aria-label={copy.title}>
        <Row gap={2}>
          <Button variant="secondary" size="sm" aria-disabled={earlier === null} onClick={showEarlier}>
            <ChevronLeftIcon />
            {copy.earlier}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            {...(asOf === null && { 'aria-disabled': true })}
            pending={laterSearch.isPending}
            onClick={showLater}
          >
            {copy.later}
            <ChevronRightIcon />
          </Button>
        </Row>
        <InstantForm
          label={copy.field}
          submitLabel={copy.submit}
          at={asOf}
          required
          onSubmit={(localTime) => onInstant(parsePastInstant(localTime))}
        />
      </Row>
    </>
  );
}
