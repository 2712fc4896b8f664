import { Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { deviceText, placeText } from '../page/session-text.ts';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.account;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[5]};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  dt {
    color: ${theme.color.inkMuted};
  }
  dd {
    margin: 0 0 ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  @media ${from('tablet')} {
    grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
    dd {
      margin: 0;
    }
  }
`;

/** Who the member is, and when they were signed in. */
export const AccountCard = ({ account }: Pick<OwnData, 'account'>) => (
  <PartCard title={words.title} part={account}>
    {({ account: { name, email, registeredAt }, sessions, passkeys, devices }) => (
      <>
        <Facts>
          <dt>{words.name}</dt>
          <dd>{name}</dd>
          <dt>{words.email}</dt>
          <dd>{email}</dd>
          <dt>{words.since}</dt>
          <dd>{momentOf(registeredAt)}</dd>
          <dt>{words.password}</dt>
          <dd>
            <Text size="sm">{words.passwordNote}</Text>
          </dd>
        </Facts>
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
