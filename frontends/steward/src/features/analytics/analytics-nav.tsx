import { NavLink } from 'react-router-dom';
import { PageLinks } from '../../shared/links/page-links.ts';
import { analyticsPages } from './analytics-pages.ts';
import { analyticsWords } from './analytics-copy.ts';
import { writeState } from './state/analytics-state.ts';
import { useAnalyticsState } from './state/use-analytics-state.ts';

/** The pages of the analytics; the visits that are looked at stay the same from one to the next. */
export function AnalyticsNav() {
  const { state } = useAnalyticsState();
  const said = Object.entries(writeState(state)).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const search = new URLSearchParams(said).toString();
  return (
    <PageLinks aria-label={analyticsWords.pages.label}>
      {analyticsPages.map(({ path, label }) => (
        <NavLink key={path} end to={{ pathname: path, search }}>
          {label}
        </NavLink>
      ))}
    </PageLinks>
  );
}
