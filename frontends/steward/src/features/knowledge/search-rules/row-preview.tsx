import { type BodyOf, previewSearchRules } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { Button, MutedText, Stack } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { searchRulesCopy as copy } from '../knowledge-copy.ts';
import { PreviewedQueries } from './rules-preview.tsx';

/** What the rules change for the queries of one row. Give it a key that changes with the row, so that no outdated preview stays. */
export function RowPreview({ rules }: { readonly rules: BodyOf<typeof previewSearchRules> }) {
  const preview = useMutation({ mutationFn: () => callApi(previewSearchRules, { body: rules }) });
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="secondary"
          size="sm"
          pending={preview.isPending}
          pendingLabel={copy.previewing}
          onClick={() => preview.mutate()}
        >
          {copy.previewRow}
        </Button>
      </div>
      {preview.isError && <MutedText role="alert">{copy.previewFailed}</MutedText>}
      {preview.data && <PreviewedQueries queries={preview.data.queries} />}
    </Stack>
  );
}
