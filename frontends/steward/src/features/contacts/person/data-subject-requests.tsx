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
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!now) return null;
  const typed = now.links.filter(({ link, sure }) => link === 'email' && !sure).map(({ value }) => value);
  const unsure = typed.length > 0 && !shown;
  const onceSure = (act: () => void) => {
    setAsked(true);
    if (!unsure) act();
  };
  return (
    <SectionCard title={copy.title} padding={4}>
      {typed.length > 0 && (
        <Checkbox
          label={copy.shown(typed.join(', '))}
          error={asked && unsure ? copy.shownMissing : null}
          checked={shown}
          onChange={({ target }) => setShown(target.checked)}
        />
      )}
      <DataExport id={id} shown={shown} onceSure={onceSure} />
      <Rule />
      <Erasure
        id={id}
        name={toDisplayName(id, now)}
        erased={isErased(now)}
        shown={shown}
        onceSure={onceSure}
      />
    </SectionCard>
  );
}
