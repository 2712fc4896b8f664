import { DefinitionList } from '@aera/frontend-kit/privacy-ui';
import { Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { formatDevice, formatPlace } from '../../shared/format-session.ts';
import { DataCard, DataList } from './data-card.tsx';
import { type MyData, toNotifications, toQuestion } from './my-data-api.ts';
import { myDataCopy } from './my-data-copy.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const formatDate = (instant: string): string => dateFormat.format(new Date(instant));

export function AccountCard({ account }: Pick<MyData, 'account'>) {
  const copy = myDataCopy.account;
  return (
    <DataCard title={copy.title} query={account}>
      {({ account: { name, email, registeredAt }, sessions, passkeys, devices }) => (
        <>
          <DefinitionList
            facts={[
              [copy.name, name],
              [copy.email, email],
              [copy.since, formatDate(registeredAt)],
              [copy.password, copy.passwordNote],
            ]}
          />
          <DataList
            title={`${copy.sessions} (${sessions.length})`}
            rows={sessions.map(({ openedAt, expiresAt, endedAt, lastActiveAt, device, place }) => ({
              id: openedAt,
              text: copy.signedIn(formatDate(openedAt), `${formatDevice(device)}, ${formatPlace(place)}`),
              note: `${endedAt ? copy.until(formatDate(endedAt)) : copy.lasts(formatDate(expiresAt))}, ${copy.lastActive(formatDate(lastActiveAt))}`,
            }))}
          />
          {passkeys.length > 0 && (
            <DataList
              title={`${copy.passkeys} (${passkeys.length})`}
              rows={passkeys.map((passkey) => ({
                id: passkey.addedAt,
                text: passkey.name,
                note: passkey.lastUsedAt
                  ? copy.used(formatDate(passkey.lastUsedAt))
                  : copy.added(formatDate(passkey.addedAt)),
              }))}
            />
          )}
          {devices.length > 0 && <Text size="sm">{copy.devices(devices.length)}</Text>}
        </>
      )}
    </DataCard>
  );
}

export function QuestionsCard({ questions: query }: Pick<MyData, 'questions'>) {
  const copy = myDataCopy.questions;
  return (
    <DataCard title={copy.title} query={query}>
      {({ questions, votes }) => (
        <>
          <DataList
            title={copy.count(questions.length)}
            empty={copy.none}
            rows={questions.map(toQuestion).map(({ id, text, askedAt, state }) => ({
              id,
              text: text ?? copy.gone,
              note: `${copy.states[state]} · ${formatDate(askedAt)}`,
            }))}
          />
          {votes.length > 0 && <Text size="sm">{copy.votes(votes.length)}</Text>}
        </>
      )}
    </DataCard>
  );
}

/** Notifications that were sent, and whether there are settings. */
export function NotificationsCard({ questions }: Pick<MyData, 'questions'>) {
  const copy = myDataCopy.notifications;
  return (
    <DataCard title={copy.title} query={questions}>
      {(data) => {
        const notifications = toNotifications(data.notifications);
        return (
          <>
            <DataList
              title={copy.count(notifications.length)}
              empty={copy.none}
              rows={notifications.map(({ at, text }, index) => ({
                id: `${at} ${index}`,
                text: text ?? myDataCopy.questions.gone,
                note: formatDate(at),
              }))}
            />
            <Text size="sm">{copy.settings(data.settings.length)}</Text>
          </>
        );
      }}
    </DataCard>
  );
}

/** Messages of the contact form that were sent while signed in. */
export function MessagesCard({ messages: query }: Pick<MyData, 'messages'>) {
  const copy = myDataCopy.messages;
  return (
    <DataCard title={copy.title} query={query}>
      {({ messages }) => (
        <>
          <DataList
            title={copy.count(messages.length)}
            empty={copy.none}
            rows={messages.map(({ id, subject, message, createdAt }) => ({
              id,
              text: subject ? `${subject}: ${message}` : message,
              note: formatDate(createdAt),
            }))}
          />
          <Text size="sm" tone="muted">
            {copy.note}
          </Text>
        </>
      )}
    </DataCard>
  );
}

/** Consents of this browser, which are not tied to the account. */
export function BrowserCard({ browser }: Pick<MyData, 'browser'>) {
  const copy = myDataCopy.browser;
  return (
    <DataCard title={copy.title} query={browser}>
      {(data) => (
        <>
          <Text size="sm">{data?.consents.length ? copy.count(data.consents.length) : copy.none}</Text>
          <Text size="sm" tone="muted">
            {copy.note} <Link to="/your-data">{copy.link}</Link>
          </Text>
        </>
      )}
    </DataCard>
  );
}

export function SearchesCard({ searches: query }: Pick<MyData, 'searches'>) {
  const copy = myDataCopy.searches;
  return (
    <DataCard title={copy.title} query={query}>
      {({ searches }) => (
        <>
          <DataList
            title={copy.count(searches.length)}
            empty={copy.none}
            rows={searches.map((search, index) => ({
              id: `${search.askedAt} ${index}`,
              text: search.query,
              note: formatDate(search.askedAt),
            }))}
          />
          <Text size="sm" tone="muted">
            {copy.note}
          </Text>
        </>
      )}
    </DataCard>
  );
}
