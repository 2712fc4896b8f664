import { unsubscribe } from '@aera/contracts';
import { Button, Container, Heading, Notice, Section, Stack, Text } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../page/page-head.tsx';
import { preferencesPath } from '../paths.ts';
import { unsubscribeWords as words } from './preferences-words.ts';

/** Where the link in a mail leads a person; a mail program calls the server itself. Nothing happens by looking. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const ending = useMutation({
    mutationFn: () => callApi(unsubscribe, { query: { token } }),
  });
  const invalid = token === '' || (isApiError(ending.error) && ending.error.status === 400);
  return (
    <Section>
      <PageHead title={words.title} personal />
      <Container width="text">
        <Stack gap={5}>
          <Heading level={1} size="2xl">
            {words.title}
          </Heading>
          {invalid && (
            <Notice tone="warning">
              <span role="alert">{words.invalid}</span>
            </Notice>
          )}
          {!invalid && ending.isError && (
            <Notice tone="destructive">
              <span role="alert">{words.failed}</span>
            </Notice>
          )}
          {!invalid && !ending.isSuccess && (
            <>
              <Text>{words.lead}</Text>
              <div>
                <Button pending={ending.isPending} onClick={() => ending.mutate()}>
                  {words.action}
                </Button>
              </div>
            </>
          )}
          {ending.isSuccess && (
            <Notice tone="success">
              <output>{words.done}</output>
            </Notice>
          )}
          <Text size="sm">
            <Link to={preferencesPath}>{words.change}</Link>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
