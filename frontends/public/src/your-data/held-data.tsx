import { yourData } from '@aera/content/your-data';
import { Button, Card, DownloadIcon, EmptyState, ErrorState, Skeleton, Stack, Text } from '@aera/ui';
import { saveJson } from '@aera/frontend-kit/save-json';
import { ConsentCard } from './consent-card.tsx';
import { Showings } from './showings.tsx';
import { givenAt, type useVisitorData } from './use-visitor-data.ts';

const words = yourData.held;

/** Everything that is held: a card for each acknowledgement, newest first, and the showings. */
export function HeldData({ held }: { readonly held: ReturnType<typeof useVisitorData> }) {
  const { data, isError, isFetching, refetch } = held;
  if (data)
    return (
      <Stack gap={6}>
        {data.consents
          .toSorted((a, b) => givenAt(b).localeCompare(givenAt(a)))
          .map((receipt) => (
            <ConsentCard key={receipt.recordId} receipt={receipt} />
          ))}
        <Showings showings={data.showings} />
        <div>
          <Button
            variant="secondary"
            onClick={() => saveJson(yourData.files.everything, new Date().toISOString(), data)}
          >
            <DownloadIcon />
            {words.everything}
          </Button>
        </div>
      </Stack>
    );
  if (isError)
    return (
      <ErrorState
        title={words.failed}
        detail={words.failedDetail}
        level={3}
        retryLabel={words.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === null)
    return (
      <EmptyState>
        <strong>{words.empty}</strong>
        <br />
        {words.emptyDetail}
      </EmptyState>
    );
  return (
    <Stack as={Card} gap={4} aria-busy>
      <Text as="output" size="sm" tone="muted">
        {words.loading}
      </Text>
      <Skeleton width="18rem" height="1.75rem" />
      <Skeleton height="6rem" />
      <Skeleton width="22rem" height="2.75rem" />
    </Stack>
  );
}
