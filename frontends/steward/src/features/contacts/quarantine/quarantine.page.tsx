import { type QuarantinedContact, listQuarantinedContacts, releaseContact } from '@aera/contracts';
import { Badge, Button, Card, EmptyState, Heading, MutedText, Row, Stack, Text, theme } from '@aera/ui';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { useApiPages } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BulkJobDialog } from '../bulk-jobs/bulk-job-dialog.tsx';
import { bulkJobsCopy } from '../bulk-jobs/bulk-jobs-copy.ts';
import { useContactCommand } from '../contacts-api.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';

const copy = contactsCopy.quarantine;

function ReleaseAll({ count }: { readonly count: number }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setConfirming(true)}>
        {bulkJobsCopy.releaseAll(count)}
      </Button>
      {isConfirming && (
        <BulkJobDialog
          kind="released"
          count={count}
          target="quarantine"
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

const Message = styled(Text)`
  max-height: 12rem;
  overflow-y: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** Messages quarantined as suspected spam, with the reasons. */
export function QuarantinePage() {
  const pages = useApiPages(listQuarantinedContacts);
  const mayChange = useMayChange();
  return (
    <>
      <PageTitle title={copy.pageTitle} lead={copy.lead}>
        <Freshness query={pages} live />
      </PageTitle>
      <QueryContent query={pages} copy={copy}>
        {(contacts) =>
          contacts.length === 0 ? (
            <EmptyState>{copy.empty}</EmptyState>
          ) : (
            <Stack gap={4}>
              <Row justify="space-between">
                <Heading level={2} size="md">
                  {copy.title(pages.last?.total ?? contacts.length)}
                </Heading>
                {mayChange && contacts.length > 1 && (
                  <ReleaseAll count={pages.last?.total ?? contacts.length} />
                )}
              </Row>
              {contacts.map((contact) => (
                <SuspectedSpam key={contact.id} contact={contact} />
              ))}
              <ShowMore query={pages} size="md">
                {contactsCopy.page.more}
              </ShowMore>
            </Stack>
          )
        }
      </QueryContent>
    </>
  );
}

function SuspectedSpam({ contact }: { readonly contact: QuarantinedContact }) {
  const name = contact.name || contactsCopy.erased;
  const mayChange = useMayChange();
  const { mutate, isPending } = useContactCommand(releaseContact, contact.id, () => ({
    title: copy.released(name),
  }));
  return (
    <Card as="article" aria-label={name}>
      <Stack gap={3}>
        <Row justify="space-between" align="start">
          <Stack gap={1}>
            <Heading level={3} size="md">
              {name}
            </Heading>
            <MutedText size="xs">
              {contact.email}, {formatDate(contact.createdAt)}
            </MutedText>
          </Stack>
          {mayChange && (
            <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate(undefined)}>
              {copy.release}
            </Button>
          )}
        </Row>
        <Reasons aria-label={copy.reason}>
          {contact.spamReasons.map((reason) => (
            <li key={reason}>
              <Badge variant="outline">{copy.spamReasons[reason]}</Badge>
            </li>
          ))}
        </Reasons>
        <Text size="sm">{contact.subject ?? contactsCopy.noSubject}</Text>
        <Message size="sm">{contact.message}</Message>
      </Stack>
    </Card>
  );
}
