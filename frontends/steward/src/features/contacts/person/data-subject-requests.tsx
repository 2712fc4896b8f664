import { Checkbox, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DataExport } from './data-export.tsx';
import { toDisplayName, isErased } from './person-head.tsx';
import { Erasure } from './erasure.tsx';
import { dataSubjectCopy as copy } from './person-copy.ts';
import { usePerson } from './person-api.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

/**
 * Data-subject requests: export and erasure. They apply to the current data at any shown point in time, and require confirmation of
 * unverified email addresses, which may lead to another person's data.
 */
export function DataSubjectRequests({ id }: { readonly id: string }) {
  const { data: now } = usePerson(id, null);
  const [identityConfirmed, setIdentityConfirmed] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!now) return null;
  const typed = now.identifiers
    .filter(({ link, verified }) => link === 'email' && !verified)
    .map(({ value }) => value);
  const unsure = typed.length > 0 && !identityConfirmed;
  const onceSure = (act: () => void) => {
    setAsked(true);
    if (!unsure) act();
  };
  return (
    <SectionCard title={copy.title} padding={4}>
      {typed.length > 0 && (
        <Checkbox
          label={copy.identity(typed.join(', '))}
          error={asked && unsure ? copy.identityMissing : null}
          checked={identityConfirmed}
          onChange={({ target }) => setIdentityConfirmed(target.checked)}
        />
      )}
      <DataExport id={id} identityConfirmed={identityConfirmed} onceSure={onceSure} />
      <Rule />
      <Erasure
        id={id}
        name={toDisplayName(id, now)}
        erased={isErased(now)}
        identityConfirmed={identityConfirmed}
        onceSure={onceSure}
      />
    </SectionCard>
  );
}
