import { Badge, Row, focusRing, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { contactsCopy } from '../contacts-copy.ts';
import { useViews } from './saved-views-api.ts';
import { ViewMenu } from './saved-view-menu.tsx';
import { addressOf, isSame, queryOf, termsIn, usualTerms, viewIdIn } from './saved-view-filter.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';

/** Views that are always there. */
const usual = [
  { name: copy.usual.open, terms: usualTerms },
  { name: copy.usual.mine, terms: { ...usualTerms, owner: 'me' as const } },
  { name: copy.usual.due, terms: { ...usualTerms, due: true, sort: 'due' as const } },
  { name: copy.usual.promising, terms: { ...usualTerms, promising: true, sort: 'score' as const } },
];

const Bar = styled(Row)`
  justify-content: space-between;
  align-items: start;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style-type: '';
  a {
    display: inline-flex;
    align-items: center;
    max-width: 16rem;
    min-height: 2.25rem;
    padding-inline: ${theme.space[3]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.full};
    color: ${theme.color.ink};
    font-size: ${theme.text.sm};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  a:hover {
    background: ${theme.color.sunken};
  }
  a[aria-current='page'] {
    background: ${theme.color.accentSoft};
    border-color: ${theme.color.accent};
    color: ${theme.color.onAccentSoft};
    font-weight: 600;
  }
`;

/** Saved views as links, the one on the page among them, and what can be done with it. */
export function ViewsBar({ state }: { readonly state: PageState }) {
  const mayChange = useMayChange();
  const { data } = useViews();
  const id = viewIdIn(state);
  const terms = termsIn(state);
  const view = data?.views.find((each) => each.id === id) ?? null;
  const changed = view !== null && !isSame(terms, view.terms);

  // A link that names a view and nothing else opens it; what is chosen later on the page stays.
  const opened = useRef<string | null>(null);
  const { set } = state;
  useEffect(() => {
    if (!view || opened.current === view.id) return;
    opened.current = view.id;
    if (isSame(terms, usualTerms) && !isSame(view.terms, usualTerms))
      set(addressOf(view.terms), { replace: true });
  }, [view, terms, set]);

  return (
    <Bar as="nav" aria-label={copy.label} gap={3}>
      <Links>
        {usual.map(({ name, terms: of }) => (
          <li key={name}>
            <Link to={{ search: queryOf(of) }} aria-current={!view && isSame(terms, of) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
        {data?.views.map((each) => (
          <li key={each.id}>
            <Link
              to={{ search: queryOf(each.terms, each.id) }}
              aria-current={each.id === id ? 'page' : undefined}
              title={each.mine ? undefined : copy.sharedBy(each.owner.name ?? contactsCopy.unnamed)}
            >
              {each.name}
            </Link>
          </li>
        ))}
      </Links>
      <Row gap={2}>
        {changed && (
          <Badge variant="warning" title={copy.changedLong(view.name)}>
            {copy.changed}
          </Badge>
        )}
        {mayChange && (
          <ViewMenu
            terms={terms}
            view={view}
            changed={changed}
            onOpen={(saved) => {
              opened.current = saved.id;
              set({ ...addressOf(saved.terms), view: saved.id });
            }}
            onReset={() => view && set(addressOf(view.terms))}
            onRemoved={() => set({ view: null })}
          />
        )}
      </Row>
    </Bar>
  );
}
