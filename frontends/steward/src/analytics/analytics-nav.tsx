import { focusRing, theme } from '@aera/ui';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { analyticsPages } from './analytics-pages.ts';
import { analyticsWords } from './analytics-words.ts';
import { writeState } from './state/analytics-state.ts';
import { useAnalyticsState } from './state/use-analytics-state.ts';

const Links = styled.nav`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};

  a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${theme.space[4]};
    color: ${theme.color.inkMuted};
    font-weight: 600;
    text-decoration: none;
    border-bottom: 2px solid transparent;
    ${focusRing}
  }
  /* The row clips what stands over its edge. */
  a:focus-visible {
    outline-offset: -3px;
  }
  a:hover {
    color: ${theme.color.ink};
  }
  a[aria-current='page'] {
    color: ${theme.color.accent};
    border-bottom-color: ${theme.color.accent};
  }
`;

/** The pages of the analytics; the visits that are looked at stay the same from one to the next. */
export function AnalyticsNav() {
  const { state } = useAnalyticsState();
  const said = Object.entries(writeState(state)).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const search = new URLSearchParams(said).toString();
  return (
    <Links aria-label={analyticsWords.pages.label}>
      {analyticsPages.map(({ path, label }) => (
        <NavLink key={path} end to={{ pathname: path, search }}>
          {label}
        </NavLink>
      ))}
    </Links>
  );
}
