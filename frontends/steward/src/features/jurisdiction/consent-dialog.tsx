import { PageSection } from '../../shared/page/page-title.tsx';
import { type ResponseOf, readConsent, formatPersonRef } from '@aera/contracts';
import { Notice, Stack, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { ConsentStatus } from './consent-columns.tsx';
import { recordCopy as copy } from './jurisdiction-copy.ts';
import { formatDate } from '../../shared/copy/format-date.ts';
import { PersonLink } from '../../shared/links/id-links.tsx';
import { InclusionProof } from '../../shared/log/inclusion-proof.tsx';
import { DetailDialog } from '../../shared/page/detail-dialog.tsx';
import { FactList } from '../../shared/page/fact-list.tsx';

const Code = styled.code`
  font-family: ${theme.font.mono};
  font-weight: 400;
`;

interface ConsentDialogProps {
  /** Null while closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

export const ConsentDialog = ({ id, onClose }: ConsentDialogProps) => (
  <DetailDialog id={id} title={copy.title} showsId onClose={onClose}>
    {(consentId) => <ConsentById id={consentId} />}
  </DetailDialog>
);

function ConsentById({ id }: { readonly id: string }) {
  const query = useApiQuery(readConsent, { params: { consentId: id } });
  return (
    <QueryContent query={query} copy={copy}>
      {(detail) => <ConsentDetails {...detail} />}
    </QueryContent>
  );
}

function ConsentDetails(detail: ResponseOf<typeof readConsent>) {
  const { consent, notice, shownAt, jurisdictionAccepted, globalPrivacyControl, erased, proof } = detail;
  return (
    <Stack gap={5}>
      {erased && <Notice title={copy.erased}>{copy.erasedText}</Notice>}
      <FactList
        facts={[
          { label: copy.consentedAt, value: formatDate(consent.consentedAt) },
          { label: copy.status, value: <ConsentStatus {...consent} /> },
          {
            label: copy.withdrawal,
            value: consent.withdrawnAt
              ? copy.withdrawnAt(formatDate(consent.withdrawnAt))
              : copy.notWithdrawn,
          },
          { label: copy.accepted, value: jurisdictionAccepted ? copy.yes : copy.no },
          { label: copy.privacy, value: copy.formatPrivacy(globalPrivacyControl) },
          { label: copy.session, value: <Code>{consent.sessionId}</Code>, wide: true },
        ]}
      />
      <PersonLink of={formatPersonRef({ by: 'session', id: consent.sessionId })} />
      <PageSection level={3} title={copy.notice.title}>
        <FactList
          facts={[
            { label: copy.notice.version, value: notice.version },
            { label: copy.notice.shownAt, value: shownAt ? formatDate(shownAt) : copy.notice.notShown },
            { label: copy.notice.proofStatus, value: copy.notice.proofStatuses[notice.proofStatus] },
            { label: copy.notice.hash, value: <Code>{notice.hash}</Code>, wide: true },
          ]}
        />
      </PageSection>
      <InclusionProof proof={proof} fileName={copy.proof.fileName(consent.id)} copy={copy.proof} />
    </Stack>
  );
}
