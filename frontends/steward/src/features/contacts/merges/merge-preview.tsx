import type { MergeContact, MergePreview } from '@aera/contracts';
import { Badge, Heading, type HeadingLevel, MutedText, Notice, Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { contactPath } from '../../../shared/paths.ts';
import { mergesCopy } from './merges-copy.ts';

const EmailText = styled(Text)`
  overflow-wrap: anywhere;
`;

const Excerpt = styled.blockquote`
  max-height: 9rem;
  margin: 0;
  padding: ${theme.space[3]};
  overflow-y: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface ContactCardProps {
  readonly contact: MergeContact;
  readonly level: HeadingLevel;
}

/** Name, e-mail and status of a contact, as in the latest message, for comparison. */
export const ContactCard = ({ contact, level }: ContactCardProps) => (
  <Stack gap={2}>
    <Heading level={level} size="sm">
      {contact.name || mergesCopy.erased}
    </Heading>
    {contact.email && <EmailText size="sm">{contact.email}</EmailText>}
    <Row gap={2}>
      <Badge variant={contact.signedIn ? 'success' : 'outline'}>
        {contact.signedIn ? mergesCopy.signedIn : mergesCopy.unverified}
      </Badge>
    </Row>
    <MutedText size="xs">
      {mergesCopy.messages(contact.messages)} · {mergesCopy.latest} {formatDate(contact.latestAt)}
    </MutedText>
    <Text size="sm">{contact.subject ?? mergesCopy.noSubject}</Text>
    {contact.excerpt && <Excerpt tabIndex={0}>{contact.excerpt}</Excerpt>}
    <Text size="sm">
      <Link to={contactPath(contact.id)}>{mergesCopy.compare.open}</Link>
    </Text>
  </Stack>
);

const compareCopy = mergesCopy.compare;

const Steps = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
  list-style-type: revert;
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: block;
`;

const renderLines = (values: readonly string[]) =>
  values.length > 0 ? values.map((value) => <Line key={value}>{value}</Line>) : mergesCopy.erased;

/** The data of the merged person, and the conflicts of the merge. */
export const MergedFacts = ({ preview }: { readonly preview: MergePreview }) => {
  const { names, emails, sessions, messages, owners, nextSteps } = preview;
  const steps = (
    <Steps>
      {nextSteps.map(({ id, step, dueAt, owner }) => (
        <li key={id}>
          {[step || mergesCopy.erased, dueAt && compareCopy.due(formatDate(dueAt)), owner?.name]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </Steps>
  );
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {compareCopy.after}
      </Heading>
      <FactList
        facts={[
          { label: compareCopy.names, value: renderLines(names) },
          { label: compareCopy.emails, value: renderLines(emails) },
          { label: compareCopy.sent, value: messages },
          { label: compareCopy.browsers, value: sessions },
          ...(nextSteps.length === 1 ? [{ label: compareCopy.steps, value: steps, wide: true }] : []),
        ]}
      />
      {owners.length > 1 && (
        <Notice tone="warning" title={compareCopy.ownersTitle}>
          {compareCopy.owners(owners.map(({ name }) => name ?? mergesCopy.unnamed))}
        </Notice>
      )}
      {nextSteps.length > 1 && (
        <Notice tone="warning" title={compareCopy.stepsTitle(nextSteps.length)}>
          {steps}
        </Notice>
      )}
    </Stack>
  );
};
