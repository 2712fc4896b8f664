import { Facts } from '@aera/frontend-kit/privacy-ui';
import { Text } from '@aera/ui';
import { deviceText, placeText } from '../page/session-text.ts';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.account;

/** Who the member is, and when they were signed in. */
export const AccountCard = ({ account }: Pick<OwnData, 'account'>) => (
  <PartCard title={words.title} part={account}>
    {({ account: { name, email, registeredAt }, sessions, passkeys, devices }) => (
      <>
        <Facts
          facts={[
            [words.name, name],
            [words.email, email],
            [words.since, momentOf(registeredAt)],
            [words.password, words.passwordNote],
          ]}
        />
        <Listed
          title={`${words.sessions} (${sessions.length})`}
          lines={sessions.map(({ openedAt, expiresAt, endedAt, lastActiveAt, device, place }) => ({
            id: openedAt,
            text: words.signedIn(momentOf(openedAt), `${deviceText(device)}, ${placeText(place)}`),
            note: `${endedAt ? words.until(momentOf(endedAt)) : words.lasts(momentOf(expiresAt))}, ${words.lastActive(momentOf(lastActiveAt))}`,
          }))}
        />
        {passkeys.length > 0 && (
          <Listed
            title={`${words.passkeys} (${passkeys.length})`}
            lines={passkeys.map(({ name: called, addedAt, lastUsedAt }) => ({
              id: addedAt,
              text: called,
              note: lastUsedAt ? words.used(momentOf(lastUsedAt)) : words.added(momentOf(addedAt)),
            }))}
          />
        )}
        {devices.length > 0 && <Text size="sm">{words.devices(devices.length)}</Text>}
      </>
    )}
  </PartCard>
);
