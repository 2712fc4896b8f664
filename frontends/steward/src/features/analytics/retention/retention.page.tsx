import { type RetentionPolicy, readRetentionPolicy } from '@aera/contracts';
import { Text } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ConfirmPolicyDialog } from './confirm-policy-dialog.tsx';
import { emptyDraft } from './policy-draft.ts';
import { PolicyPreview } from './policy-preview.tsx';
import { PolicyForm } from './policy-form.tsx';
import { RetentionHistory } from './retention-history.tsx';
import { retentionCopy as copy } from './retention-copy.ts';
import { usePreviewRetention, useSetRetention } from './retention-api.ts';
import { useDraft } from '@aera/frontend-kit/drafts';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Freshness } from '../../../shared/list/freshness.tsx';

export function RetentionPage() {
  const query = useApiQuery(readRetentionPolicy);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <Freshness query={query} />
      </PageTitle>
      <QueryContent query={query} copy={copy}>
        {({ policy, setBy, setAt }) => (
          <>
            <PolicyAuthor setBy={setBy} setAt={setAt} />
            <PolicyChange key={JSON.stringify(policy)} policy={policy} />
          </>
        )}
      </QueryContent>
      <RetentionHistory />
    </>
  );
}

const Focusable = styled(Text)`
  outline: none;
`;

/** Takes the focus when the policy changes, because the form is replaced. */
function PolicyAuthor({ setBy, setAt }: { readonly setBy: string | null; readonly setAt: string | null }) {
  const text = useRef<HTMLParagraphElement>(null);
  const previousSetAt = useRef(setAt);
  useEffect(() => {
    if (previousSetAt.current !== setAt) text.current?.focus();
    previousSetAt.current = setAt;
  }, [setAt]);
  return (
    <Focusable ref={text} tabIndex={-1} size="sm" tone="muted">
      {setBy !== null && setAt !== null ? copy.setBy(setBy, formatDate(setAt)) : copy.defaultPolicy}
    </Focusable>
  );
}

function PolicyChange({ policy }: { readonly policy: RetentionPolicy }) {
  const preview = usePreviewRetention();
  const draft = useDraft('retention', emptyDraft);
  const setting = useSetRetention(policy, () => draft[1](null));
  const [confirming, setConfirming] = useState(false);
  const { data: result, variables: policyDraft } = preview;
  return (
    <>
      <PolicyForm policy={policy} preview={preview} draft={draft} />
      {result && (
        <PolicyPreview
          preview={result}
          onApply={() => {
            setting.reset();
            setConfirming(true);
          }}
        />
      )}
      {result && policyDraft && confirming && (
        <ConfirmPolicyDialog
          preview={result}
          pending={setting.isPending}
          failed={setting.isError}
          onConfirm={() => setting.mutate(policyDraft, { onSuccess: () => setConfirming(false) })}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
