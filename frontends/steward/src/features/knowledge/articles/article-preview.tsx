import { previewMarkdown } from '@aera/contracts';
import { Notice, Text } from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { callApi, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { articlesCopy } from '../knowledge-copy.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = articlesCopy.editor;
const previewDelayMs = 400;

/** Previews the text as the server would publish it, with the warnings of the server. */
export function ArticlePreview({ markdown }: { readonly markdown: string }) {
  const debounced = useDebounced(markdown, previewDelayMs);
  const { data, isError } = useQuery({
    queryKey: [previewMarkdown.path, debounced],
    queryFn: ({ signal }) => callApi(previewMarkdown, { body: { markdown: debounced }, signal }),
    enabled: debounced.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const preview = debounced.trim() === '' ? undefined : data;
  return (
    <SectionCard title={copy.preview}>
      {isError && <Text tone="muted">{copy.previewFailed}</Text>}
      {!preview && !isError && <Text tone="muted">{copy.previewEmpty}</Text>}
      {preview && preview.warnings.length > 0 && (
        <Notice tone="warning">
          {preview.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {preview && <Prose blocks={preview.blocks} />}
    </SectionCard>
  );
}
