import { type ResponseOf, type consentDetail, formatPersonRef } from '@aera/contracts';
import { Notice, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ConsentStatus } from '../consent-status.tsx';
import { recordWords as words } from '../consents-copy.ts';
import { ProofFacts } from './proof-facts.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PersonLink } from '../../../shared/links/person-link.tsx';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { Part } from '../../../shared/page/page-title.tsx';

export type ConsentDetail = ResponseOf<typeof consentDetail>;

const Hash = styled.code`
  font-family: ${theme.font.mono};
  font-weight: 400;
`;

/** All that the ledger says of a record, but of the visitor only what the list shows too. */
export function ConsentFacts({ detail }: { readonly detail: ConsentDetail }) {
  const { consent, notice, shownAt, jurisdictionAccepted, globalPrivacyControl, erased } = detail;
  return (
    <Stack gap={5}>
      {erased && <Notice title={words.erased}>{words.erasedText}</Notice>}
      <FactList
        facts={[
          { label: words.consentedAt, value: formatDate(consent.consentedAt) },
          { label: words.status, value: <ConsentStatus {...consent} /> },
          {
            label: words.withdrawal,
            value: consent.withdrawnAt ? words.withdrawnAt(formatDate(consent.withdrawnAt)) : words.stands,
          },
          { label: words.accepted, value: jurisdictionAccepted ? words.yes : words.no },
          { label: words.privacy, value: words.privacyOf(globalPrivacyControl) },
          { label: words.session, value: <Hash>{consent.sessionId}</Hash>, wide: true },
        ]}
      />
      <PersonLink of={formatPersonRef({ by: 'session', id: consent.sessionId })} />
      <Part level={3} title={words.notice.title}>
        <FactList
          facts={[
            { label: words.notice.version, value: notice.version },
            { label: words.notice.shownAt, value: shownAt ? formatDate(shownAt) : words.notice.never },
            { label: words.notice.binding, value: words.notice.bindings[notice.binding ?? 'unknown'] },
            {
              label: words.notice.hash,
              value: <Hash>{notice.hash ?? words.notice.noHash}</Hash>,
              wide: true,
            },
          ]}
        />
      </Part>
      <ProofFacts id={consent.id} proof={detail.proof} />
    </Stack>
  );
}
