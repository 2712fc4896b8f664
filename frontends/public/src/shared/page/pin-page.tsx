import { toDocumentTitle } from '@aera/content';
import { type PinPageName, readPinPage } from '@aera/contracts';
import { callApi, isApiError, safeSessionStorage, storageKeys } from '@aera/frontend-kit';
import { QueryError } from '@aera/frontend-kit/query-content';
import { Container, Heading, Section, Spinner, Stack, Text } from '@aera/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

const copy = {
  loading: 'Loading page…',
  failed: 'This page didn’t load',
} as const;

interface PinPageProps<Content> {
  readonly page: PinPageName;
  /** Shown while the content loads. */
  readonly title: string;
  readonly children: (content: Content) => ReactNode;
}

/** Fetches the content of a page behind the PIN; no script contains it. Without a valid grant, the shell asks for the PIN again. */
export function PinPage<Content>({ page, title, children }: PinPageProps<Content>) {
  const query = useQuery({
    queryKey: [readPinPage.path, page],
    queryFn: ({ signal }) => readPage<Content>(page, signal),
    // The cached error must not remain after the next correct PIN.
    gcTime: 0,
  });
  const { data, isError } = query;
  const isRejected = data === null;
  useEffect(() => {
    if (isRejected) safeSessionStorage.remove(storageKeys.pinAuthenticated);
  }, [isRejected]);

  if (data) return children(data);
  return (
    <Section>
      <title>{toDocumentTitle(title)}</title>
      <Container width="text">
        <Heading level={1}>{title}</Heading>
        {isError ? (
          <QueryError level={2} title={copy.failed} query={query} />
        ) : (
          <Stack align="center">
            <Spinner size="2rem" />
            <Text as="output" tone="muted">
              {copy.loading}
            </Text>
          </Stack>
        )}
      </Container>
    </Section>
  );
}

/** Null without a valid grant. The schemas of `@aera/content` validate the records at build. */
async function readPage<Content>(page: PinPageName, signal: AbortSignal): Promise<Content | null> {
  try {
    return (await callApi(readPinPage, { params: { page }, signal })) as Content;
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}
