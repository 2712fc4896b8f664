import { previewMarkdown } from '@aera/contracts';
import { Card, Heading, Notice, Stack, Text } from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { callApi, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { articlesCopy } from './articles-copy.ts';

const copy = articlesCopy.editor;
const pause = 400;

/** What is written, as readers will see it, and what had to be left out; made by the server, which publishes it alike. */
export function ArticlePreview({ markdown }: { readonly markdown: string }) {
  const titleId = useId();
  const settled = useDebounced(markdown, pause);
  const { data, isError } = useQuery({
    queryKey: [previewMarkdown.path, settled],
    queryFn: ({ signal }) => callApi(previewMarkdown, { body: { markdown: settled }, signal }),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const shown = settled.trim() === '' ? undefined : data;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="md" id={titleId}>
          {copy.preview}
        </Heading>
        {isError && <Text tone="muted">{copy.previewFailed}</Text>}
        {!shown && !isError && <Text tone="muted">{copy.previewEmpty}</Text>}
        {shown && shown.warnings.length > 0 && (
          <Notice tone="warning">
            {shown.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
        {shown && <Prose blocks={shown.blocks} />}
      </Stack>
    </Card>
  );
}
