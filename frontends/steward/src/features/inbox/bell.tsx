import { listPendingQuestions, stewardInbox } from '@aera/contracts';
import { useInboxUpdates, useInboxCounts } from '@aera/frontend-kit/notification-inbox';
import { BellIcon, focusRing, theme } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../shared/paths.ts';

const Frame = styled(NavLink)`
  grid-area: bell;
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: inherit;
  border-radius: ${theme.radius.full};
  ${focusRing}
  &:hover {
    color: inherit;
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
`;

const Count = styled.span`
  position: absolute;
  inset: 0.125rem 0 auto auto;
  min-width: 1.25rem;
  padding-inline: 0.3125rem;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.xs};
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
`;

const maxCount = 99;

/** Link to the inbox with the number of unread notifications, live and the same in every browser tab. */
export function Bell() {
  const { steward } = useSteward();
  const scope = steward?.id ?? null;
  // The paths of all other routes of questions begin with this one.
  useInboxUpdates(stewardInbox, scope, [listPendingQuestions.path]);
  const { data } = useInboxCounts(stewardInbox, scope);
  const unread = data?.unread ?? 0;
  return (
    <Frame
      to={paths.notifications}
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
    >
      <BellIcon size="1.375rem" />
      {unread > 0 && <Count aria-hidden>{unread > maxCount ? `${maxCount}+` : unread}</Count>}
    </Frame>
  );
}
