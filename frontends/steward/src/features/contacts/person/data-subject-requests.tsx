import { Card, Checkbox, Heading, Stack, Text, theme } from '@aera/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { AccessPack } from './data-export.tsx';
import { calledOf, isErased } from './person-name.ts';
import { Erasure } from './erasure.tsx';
import { dataSubjectCopy as copy } from './data-subject-requests-copy.ts';
import { usePerson } from './person-api.ts';

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

/** What a person has a right to: a copy of everything, and to be erased. About now, whichever moment is shown, and once it is
 * sure that the addresses typed are theirs: they lead to what may be of somebody else. */
export function Rights({ id }: { readonly id: string }) {
  const titleId = useId();
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
    <Card as="section" padding={4} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            {copy.title}
          </Heading>
          <Text size="xs" tone="muted">
            {copy.lead}
          </Text>
        </Stack>
        {typed.length > 0 && (
          <Checkbox
            label={copy.shown(typed.join(', '))}
            error={asked && unsure ? copy.shownMissing : null}
            checked={shown}
            onChange={({ target }) => setShown(target.checked)}
          />
        )}
        <AccessPack id={id} shown={shown} onceSure={onceSure} />
        <Rule />
        <Erasure id={id} name={calledOf(id, now)} erased={isErased(now)} shown={shown} onceSure={onceSure} />
      </Stack>
    </Card>
  );
}
