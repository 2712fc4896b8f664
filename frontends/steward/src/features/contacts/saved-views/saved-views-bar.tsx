import { listContactViews } from '@aera/contracts';
import { Badge, Row, Text, focusRing, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RefreshButton } from '../../../shared/list/freshness.tsx';
import type { UrlState } from '../../../shared/page/use-url-state.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { SavedViewMenu } from './saved-view-menu.tsx';
import {
  toViewParams,
  isSameViewFilter,
  toSearch,
  readViewFilter,
  defaultViewFilter,
  readSavedViewId,
} from './view-filter.ts';
import { contactsCopy, savedViewsCopy as copy } from '../contacts-copy.ts';

const open = { ...defaultViewFilter, status: 'open' } as const;

const builtInViews = [
  { name: copy.builtIn.all, filter: defaultViewFilter },
  { name: copy.builtIn.open, filter: open },
  { name: copy.builtIn.mine, filter: { ...open, owner: 'me' as const } },
  { name: copy.builtIn.due, filter: { ...open, due: true, sort: 'due' as const } },
  { name: copy.builtIn.highScore, filter: { ...open, highScore: true, sort: 'score' as const } },
];

const Bar = styled(Row)`
  justify-content: space-between;
  align-items: start;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
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

/** Links to built-in and saved views, and a menu that saves the current filter or manages the open view. */
export function SavedViewsBar({ state }: { readonly state: UrlState }) {
  const mayChange = useMayChange();
  const { data, isError, isFetching, refetch } = useApiQuery(listContactViews);
  const id = readSavedViewId(state);
  const filter = readViewFilter(state);
  const view = data?.views.find((each) => each.id === id) ?? null;
  const tab = state.get('tab');
  const changed = view !== null && !isSameViewFilter(filter, view.filter);

  // If the URL has only the id of a view, applies its filter, once, so that later changes on the page are kept.
  const appliedViewId = useRef<string | null>(null);
  const { set } = state;
  useEffect(() => {
    if (appliedViewId.current === (view?.id ?? null)) return;
    appliedViewId.current = view?.id ?? null;
    if (!view) return;
    if (isSameViewFilter(filter, defaultViewFilter) && !isSameViewFilter(view.filter, defaultViewFilter))
      set(toViewParams(view.filter), { replace: true });
  }, [view, filter, set]);

  return (
    <Bar as="nav" aria-label={copy.label} gap={3}>
      <Links>
        {builtInViews.map((builtIn) => (
          <li key={builtIn.name}>
            <Link
              to={{ search: toSearch(builtIn.filter, { tab }) }}
              aria-current={!view && isSameViewFilter(filter, builtIn.filter) ? 'page' : undefined}
            >
              {builtIn.name}
            </Link>
          </li>
        ))}
        {data?.views.map((each) => (
          <li key={each.id}>
            <Link
              to={{ search: toSearch(each.filter, { tab, view: each.id }) }}
              aria-current={each.id === id ? 'page' : undefined}
              title={each.mine ? undefined : copy.sharedBy(each.owner.name ?? contactsCopy.unnamed)}
            >
              {each.name}
            </Link>
          </li>
        ))}
      </Links>
      <Row gap={2}>
        {isError && !data && (
          <>
            <Text size="sm" role="alert">
              {copy.notLoaded}
            </Text>
            <RefreshButton quiet name="saved views" pending={isFetching} onRefresh={() => void refetch()} />
          </>
        )}
        {changed && (
          <Badge variant="warning" title={copy.changedHint(view.name)}>
            {copy.changed}
          </Badge>
        )}
        {mayChange && (
          <SavedViewMenu
            filter={filter}
            view={view}
            changed={changed}
            onOpen={(saved) => {
              appliedViewId.current = saved.id;
              set({ ...toViewParams(saved.filter), view: saved.id });
            }}
            onReset={() => view && set(toViewParams(view.filter))}
            onRemoved={() => set({ view: null })}
          />
        )}
      </Row>
    </Bar>
  );
}
