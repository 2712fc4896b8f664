import { unsubscribe } from '@aera/contracts';
import { Button, Container, Heading, Notice, Section, Stack, Text } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageHead } from '../../shared/page-head.tsx';
import { preferencesPath } from '../../shared/paths.ts';
import { unsubscribeCopy as copy } from './preferences-copy.ts';

/** Page of the unsubscribe link in emails. It unsubscribes on click, not on load; mail programs call the API directly. */
export function UnsubscribePage() {
  const { token } = useLinkToken();
  const unsubscription = useMutation({
    mutationFn: () => callApi(unsubscribe, { query: { token } }),
  });
  const invalid = token === '' || (isApiError(unsubscription.error) && unsubscription.error.status === 400);
  return (
    <Section>
      <PageHead title={copy.title} noIndex />
      <Container width="text">
        <Stack gap={5}>
          <Heading level={1} size="2xl">
            {copy.title}
          </Heading>
          {invalid && (
            <Notice tone="warning">
              <span role="alert">{copy.invalid}</span>
            </Notice>
          )}
          {!invalid && unsubscription.isError && (
            <Notice tone="destructive">
              <span role="alert">{copy.failed}</span>
            </Notice>
          )}
          {!invalid && !unsubscription.isSuccess && (
            <>
              <Text>{copy.lead}</Text>
              <div>
                <Button pending={unsubscription.isPending} onClick={() => unsubscription.mutate()}>
                  {copy.action}
                </Button>
              </div>
            </>
          )}
          {unsubscription.isSuccess && (
            <Notice tone="success">
              <output>{copy.done}</output>
            </Notice>
          )}
          <Text size="sm">
            <Link to={preferencesPath}>{copy.change}</Link>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
