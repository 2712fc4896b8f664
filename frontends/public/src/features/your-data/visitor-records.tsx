import { yourData } from '@aera/content/your-data';
import { Button, Card, DownloadIcon, EmptyState, MutedText, Skeleton, Stack } from '@aera/ui';
import { QueryError } from '@aera/frontend-kit/query-content';
import { saveJson } from '@aera/frontend-kit/save-file';
import { ConsentCard } from './consent-card.tsx';
import { NoticeImpressions } from './notice-impressions.tsx';
import { getGivenAt, type useVisitorData } from './use-visitor-data.ts';

const copy = yourData.held;

/** All stored data: a card for each consent, newest first, and the notice impressions. */
export function VisitorRecords({ query }: { readonly query: ReturnType<typeof useVisitorData> }) {
  const { data, isError } = query;
  if (data)
    return (
      <Stack gap={6}>
        {data.consents
          .toSorted((a, b) => getGivenAt(b).localeCompare(getGivenAt(a)))
          .map((receipt) => (
            <ConsentCard key={receipt.recordId} receipt={receipt} />
          ))}
        <NoticeImpressions impressions={data.impressions} />
        <div>
          <Button
            variant="secondary"
            onClick={() => saveJson(yourData.files.everything, new Date().toISOString(), data)}
          >
            <DownloadIcon />
            {copy.everything}
          </Button>
        </div>
      </Stack>
    );
  if (isError) return <QueryError title={copy.failed} query={query} />;
  if (data === null)
    return (
      <EmptyState>
        <strong>{copy.empty}</strong>
        <br />
        {copy.emptyDetail}
      </EmptyState>
    );
  return (
    <Stack as={Card} gap={4} aria-busy>
      <MutedText as="output">{copy.loading}</MutedText>
      <Skeleton width="18rem" height="1.75rem" />
      <Skeleton height="6rem" />
      <Skeleton width="22rem" height="2.75rem" />
    </Stack>
  );
}
