import { Checkbox, theme } from '@aera/ui';
import { QueryError } from '@aera/frontend-kit/query-content';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DataExport } from './data-export.tsx';
import { toDisplayName, isErased } from './person-head.tsx';
import { Erasure } from './erasure.tsx';
import { dataSubjectCopy as copy, personCopy } from './person-copy.ts';
import { usePerson } from './person-api.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

/**
 * Data-subject requests: export and erasure. Both always act on the current data, even when the page shows an earlier point in time. If an
 * email address is unverified, the steward must first confirm the requester's identity, because the address may belong to someone else.
 */
export function DataSubjectRequests({ id }: { readonly id: string }) {
  const query = usePerson(id, null);
  const [identityConfirmed, setIdentityConfirmed] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const { data: person } = query;
  if (!person) return query.isError && <QueryError title={personCopy.failed} query={query} />;
  const unverifiedEmails = person.identifiers
    .filter(({ link, verified }) => link === 'email' && !verified)
    .map(({ value }) => value);
  const confirmationRequired = unverifiedEmails.length > 0 && !identityConfirmed;
  const ifIdentityConfirmed = (action: () => void) => {
    setAttempted(true);
    if (!confirmationRequired) action();
  };
  return (
    <SectionCard title={copy.title} padding={4}>
      {unverifiedEmails.length > 0 && (
        <Checkbox
          label={copy.confirmIdentity(unverifiedEmails.join(', '))}
          error={attempted && confirmationRequired ? copy.confirmationRequired : null}
          checked={identityConfirmed}
          onChange={({ target }) => setIdentityConfirmed(target.checked)}
        />
      )}
      <DataExport id={id} identityConfirmed={identityConfirmed} ifIdentityConfirmed={ifIdentityConfirmed} />
      <Rule />
      <Erasure
        id={id}
        name={toDisplayName(id, person)}
        erased={isErased(person)}
        unfinishedErasureId={person.unfinishedErasureId}
        identityConfirmed={identityConfirmed}
        ifIdentityConfirmed={ifIdentityConfirmed}
      />
    </SectionCard>
  );
}
