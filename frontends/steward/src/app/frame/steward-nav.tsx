import { Badge, VisuallyHidden, focusRing, from, theme } from '@aera/ui';
import { useSteward } from '@aera/web-kit';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../shared/paths.ts';
import { usePendingQuestions } from '../../features/questions/use-pending-questions.ts';
import { mayOpen } from '../../shared/session/roles.ts';
import { frameWords as words } from './frame-copy.ts';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  min-width: 0;
  font-size: ${theme.text.sm};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2.75rem;
    padding-inline: ${theme.space[2]};
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    border-radius: ${theme.radius.full};
    ${focusRing}
  }
  @media ${from('tablet')} {
    a {
      padding-inline: ${theme.space[4]};
    }
  }
  a:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  a[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
`;

/** A link to an area, for whoever has to do with it. */
function Area({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { steward } = useSteward();
  const shown = steward === null || mayOpen(steward.role, to);
  return shown && <NavLink to={to}>{children}</NavLink>;
}

/** The areas of the stewards' plane; how many questions wait is said at their link. */
export function StewardNav() {
  const { data: questions } = usePendingQuestions();
  return (
    <Links aria-label={words.navigation}>
      <Area to={paths.portal}>{words.portal}</Area>
      <Area to={paths.questions}>
        {words.questions}
        {questions && questions.length > 0 && (
          <Badge>
            <span aria-hidden>{questions.length}</span>
            <VisuallyHidden>{words.pending(questions.length)}</VisuallyHidden>
          </Badge>
        )}
      </Area>
      <Area to={paths.contacts}>{words.contacts}</Area>
      <Area to={paths.knowledge}>{words.knowledge}</Area>
      <Area to={paths.security}>{words.security}</Area>
      <Area to={paths.analytics}>{words.analytics}</Area>
      <Area to={paths.operations}>{words.operations}</Area>
    </Links>
  );
}
