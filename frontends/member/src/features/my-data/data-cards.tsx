import { formatDate } from '@aera/frontend-kit';
import { DefinitionList } from '@aera/frontend-kit/privacy-ui';
import { MutedText, Text } from '@aera/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDevice, formatPlace } from '@aera/frontend-kit/account-security';
import { DataCard, DataList } from './data-card.tsx';
import { type MyData, toNotifications, toQuestion } from './my-data-api.ts';
import { myDataCopy } from './my-data-copy.ts';

export function AccountCard({ account }: Pick<MyData, 'account'>) {
  const copy = myDataCopy.account;
  return (
    <DataCard title={copy.title} query={account}>
      {({ account: { name, email, registeredAt }, emailChanges, sessions, passkeys, devices }) => (
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
              note: `${endedAt ? copy.endedAt(formatDate(endedAt)) : copy.expiresAt(formatDate(expiresAt))}, ${copy.lastActive(formatDate(lastActiveAt))}`,
            }))}
          />
          {emailChanges.length > 0 && (
            <DataList
              title={`${copy.emailChanges} (${emailChanges.length})`}
              rows={emailChanges.map((change, index) => ({
                id: `${change.at} ${index}`,
                text: copy.emailChange(change),
                note: formatDate(change.at),
              }))}
            />
          )}
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

type Rows = ComponentProps<typeof DataList>['rows'];

interface ListCardProps<Data> {
  readonly copy: {
    readonly title: string;
    readonly none: string;
    readonly count: (count: number) => string;
  };
  readonly query: UseQueryResult<Data>;
  readonly toRows: (data: Data) => Rows;
  readonly toNote: (data: Data) => ReactNode;
}

/** One list of a service, with a note below it. */
const ListCard = <Data,>({ copy, query, toRows, toNote }: ListCardProps<Data>) => (
  <DataCard title={copy.title} query={query}>
    {(data) => {
      const rows = toRows(data);
      const note = toNote(data);
      return (
        <>
          <DataList title={copy.count(rows.length)} empty={copy.none} rows={rows} />
          {note && <MutedText>{note}</MutedText>}
        </>
      );
    }}
  </DataCard>
);

export const QuestionsCard = ({ questions: query }: Pick<MyData, 'questions'>) => (
  <ListCard
    copy={myDataCopy.questions}
    query={query}
    toRows={({ questions }) =>
      questions.map(toQuestion).map(({ id, text, askedAt, state }) => ({
        id,
        text: text ?? myDataCopy.questions.erased,
        note: `${myDataCopy.questions.states[state]} · ${formatDate(askedAt)}`,
      }))
    }
    toNote={({ votes }) => votes.length > 0 && myDataCopy.questions.votes(votes.length)}
  />
);

/** Notifications that were sent, and whether there are settings. */
export const NotificationsCard = ({ questions: query }: Pick<MyData, 'questions'>) => (
  <ListCard
    copy={myDataCopy.notifications}
    query={query}
    toRows={({ notifications }) =>
      toNotifications(notifications).map(({ at, text }, index) => ({
        id: `${at} ${index}`,
        text: text ?? myDataCopy.questions.erased,
        note: formatDate(at),
      }))
    }
    toNote={({ settings }) => myDataCopy.notifications.settings(settings.length)}
  />
);

/** Messages of the contact form that were sent while signed in. */
export const MessagesCard = ({ messages: query }: Pick<MyData, 'messages'>) => (
  <ListCard
    copy={myDataCopy.messages}
    query={query}
    toRows={({ messages }) =>
      messages.map(({ id, subject, message, createdAt }) => ({
        id,
        text: subject ? `${subject}: ${message}` : message,
        note: formatDate(createdAt),
      }))
    }
    toNote={() => myDataCopy.messages.note}
  />
);

export const SearchesCard = ({ searches: query }: Pick<MyData, 'searches'>) => (
  <ListCard
    copy={myDataCopy.searches}
    query={query}
    toRows={({ searches }) =>
      searches.map((search, index) => ({
        id: `${search.searchedAt} ${index}`,
        text: search.query,
        note: formatDate(search.searchedAt),
      }))
    }
    toNote={() => myDataCopy.searches.note}
  />
);

/** Consents of this browser, which are not tied to the account. */
export function BrowserConsentsCard({ browser }: Pick<MyData, 'browser'>) {
  const copy = myDataCopy.browser;
  return (
    <DataCard title={copy.title} query={browser}>
      {(data) => (
        <>
          <Text size="sm">{data?.consents.length ? copy.count(data.consents.length) : copy.none}</Text>
          <MutedText>
            {copy.note} <Link to="/your-data">{copy.link}</Link>
          </MutedText>
        </>
      )}
    </DataCard>
  );
}
