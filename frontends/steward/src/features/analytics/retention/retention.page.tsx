import { previewRetention, type RetentionPolicy, retentionPolicy } from '@aera/contracts';
import { Text } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyPreview } from './policy-preview.tsx';
import { RetentionHistory } from './retention-history.tsx';
import { retentionWords as words } from './retention-copy.ts';
import { useSetRetention } from './use-set-retention.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

/** How long data is kept: what is in force, what another policy would remove, and what has gone. */
export function RetentionPage() {
  const reading = useStewardQuery(retentionPolicy);
  const { data, isError } = reading;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead}>
        <Freshness reading={reading} />
      </PageTitle>
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {data && (
        <>
          <WhoSaidSo setBy={data.setBy} setAt={data.setAt} />
          <PolicyChange key={JSON.stringify(data.policy)} policy={data.policy} />
        </>
      )}
      <RetentionHistory />
    </>
  );
}

const Focusable = styled(Text)`
  outline: none;
`;

/** Whose policy it is. Takes the focus when that changes: the form that it was set with begins anew. */
function WhoSaidSo({ setBy, setAt }: { readonly setBy: string | null; readonly setAt: string | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(setAt);
  useEffect(() => {
    if (shown.current !== setAt) line.current?.focus();
    shown.current = setAt;
  }, [setAt]);
  return (
    <Focusable ref={line} tabIndex={-1} size="sm" tone="muted">
      {setBy !== null && setAt !== null ? words.setBy(setBy, formatDate(setAt)) : words.own}
    </Focusable>
  );
}

/** Another policy, step by step: typed, previewed, confirmed. */
function PolicyChange({ policy }: { readonly policy: RetentionPolicy }) {
  const preview = useMutation({
    mutationFn: (wanted: RetentionPolicy) => callApi(previewRetention, { body: wanted }),
  });
  const setting = useSetRetention();
  const [confirming, setConfirming] = useState(false);
  const { data: going, variables: wanted } = preview;
  return (
    <>
      <PolicyForm
        policy={policy}
        pending={preview.isPending}
        failed={preview.isError}
        onPreview={(next) => preview.mutate(next)}
        onChange={() => preview.reset()}
      />
      {going && (
        <PolicyPreview
          preview={going}
          onApply={() => {
            setting.reset();
            setConfirming(true);
          }}
        />
      )}
      {going && wanted && confirming && (
        <ConfirmDialog
          preview={going}
          pending={setting.isPending}
          failed={setting.isError}
          onConfirm={() => setting.mutate(wanted, { onSuccess: () => setConfirming(false) })}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
