import { Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
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
    {({ account: { name, email, registeredAt }, sessions }) => (
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
          lines={sessions.map(({ openedAt, expiresAt, endedAt }) => ({
            id: openedAt,
            text: words.signedIn(momentOf(openedAt)),
            note: endedAt ? words.until(momentOf(endedAt)) : words.lasts(momentOf(expiresAt)),
          }))}
        />
      </>
    )}
  </PartCard>
);
