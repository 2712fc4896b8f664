import { brand } from '@aera/content';
import {
  Badge,
  BrandMark,
  Button,
  Container,
  Section,
  Text,
  focusRing,
  from,
  theme,
  useToast,
} from '@aera/ui';
import { useSteward, useStewardSignOut, useWindowEvent } from '@aera/frontend-kit';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDay } from '../../shared/copy/format-date.ts';
import { Keyboard } from '../palette/keyboard.tsx';
import { paths } from '../../shared/paths.ts';
import { roleCopy } from '../../shared/copy/role-copy.ts';
import { features } from '../registry.ts';
import { frameCopy as copy } from './frame-copy.ts';
import { StewardNav } from './steward-nav.tsx';

const bars = features.flatMap(({ Bar }) => Bar ?? []);

const Band = styled(Section)`
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.goldLine};
`;

const Line = styled(Container)`
  display: grid;
  grid-template: 'home bell out' 'who jump jump' 'nav nav nav' / 1fr auto auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  @media ${from('tablet')} {
    grid-template: 'home who jump bell out' 'nav nav nav nav nav' / 1fr auto auto auto auto;
  }
  > nav {
    grid-area: nav;
    /* Aligns the first label with the logo. */
    margin-inline-start: calc(-1 * ${theme.space[2]});
    @media ${from('tablet')} {
      margin-inline-start: calc(-1 * ${theme.space[4]});
    }
  }
  > button {
    grid-area: out;
  }
`;

const Home = styled(Link)`
  grid-area: home;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  color: inherit;
  font: 400 ${theme.text.xl} / 1 ${theme.font.display};
  letter-spacing: 0.08em;
  text-decoration: none;
  ${focusRing}
  &:hover {
    color: inherit;
  }
  svg {
    color: ${theme.color.gold};
  }
`;

/** One line on phones, two elsewhere. */
const Who = styled.div`
  grid-area: who;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
  @media ${from('tablet')} {
    display: block;
    text-align: end;
  }
  > :first-child {
    font-weight: 600;
  }
`;

const Account = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  color: inherit;
  ${focusRing}
  &:hover {
    color: inherit;
    text-decoration-thickness: 2px;
  }
`;

export function StewardBar() {
  const { steward } = useSteward();
  const signOut = useStewardSignOut();
  const navigate = useNavigate();
  const { toast } = useToast();
  useWindowEvent('signed-out', () => void navigate(paths.portal));

  const leave = () =>
    signOut.mutate(undefined, { onError: () => toast({ ...copy.notSignedOut, variant: 'destructive' }) });
  return (
    <Band as="header" tone="deep">
      <Line>
        <Home to={paths.portal} aria-label={copy.home}>
          <BrandMark size="2rem" />
          {brand.name}
        </Home>
        <StewardNav />
        {steward && (
          <Who>
            <Text size="sm">{copy.welcome(steward.firstName, steward.lastName)}</Text>
            <Text size="xs" tone="muted">
              <Account to={paths.account} title={copy.account}>
                {steward.username} · {steward.role}
              </Account>
            </Text>
            {steward.until && <Badge variant="outline">{roleCopy.readOnly(formatDay(steward.until))}</Badge>}
          </Who>
        )}
        <Keyboard onLeave={leave} />
        {bars.map((Bar) => (
          <Bar key={Bar.name} />
        ))}
        <Button variant="secondary" size="sm" pending={signOut.isPending} onClick={leave}>
          {copy.logout}
        </Button>
      </Line>
    </Band>
  );
}
