import { previewMarkdown } from '@aera/contracts';
import { Notice, Text } from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { callApi, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { articlesCopy } from '../knowledge-copy.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = articlesCopy.editor;
const previewDelayMs = 400;

/** What is written, as readers will see it, and what had to be left out; made by the server, which publishes it alike. */
export function ArticlePreview({ markdown }: { readonly markdown: string }) {
  const settled = useDebounced(markdown, previewDelayMs);
  const { data, isError } = useQuery({
    queryKey: [previewMarkdown.path, settled],
    queryFn: ({ signal }) => callApi(previewMarkdown, { body: { markdown: settled }, signal }),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const shown = settled.trim() === '' ? undefined : data;
  return (
    <SectionCard title={copy.preview}>
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
    </SectionCard>
  );
}
