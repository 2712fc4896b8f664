import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createPath,
  MemoryRouter,
  type Path,
  Router,
  type To,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUrlQuery, useUrlState } from './use-url-state.ts';

/** Two components that change the same URL before the page renders again. */
function Page() {
  const [one, other] = [useUrlQuery(), useUrlQuery()];
  const navigate = useNavigate();
  const both = () => {
    one.change(() => ({ period: 'today', old: null }));
    other.change((params) => ({ traffic: `included after ${params.get('period')}` }));
  };
  return (
    <>
      <output>{decodeURIComponent(useLocation().search)}</output>
      <button onClick={both}>Both</button>
      <button onClick={() => one.change(() => ({ more: '1' }))}>More</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/?old=1']}>
      <Page />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const query = () => screen.getByRole('status').textContent;

it('keeps every change made before the next render', async () => {
  open();
  await press('Both');
  expect(query()).toBe('?period=today&traffic=included+after+today');
  await press('More');
  expect(query()).toBe('?period=today&traffic=included+after+today&more=1');
});

it('applies a change to the shown query after going back', async () => {
  open();
  await press('More');
  await press('Back');
  expect(query()).toBe('?old=1');
  await press('Both');
  expect(query()).toBe('?period=today&traffic=included+after+today');
});

it('applies a change on top of a pending one', async () => {
  const addresses: To[] = ['/'];
  const push = (to: To) => void addresses.push(to);
  const navigator = { createHref: String, go: () => {}, push, replace: push };
  const page = (at: number) => (
    <Router location={addresses[at] as To} navigator={navigator}>
      <Page />
    </Router>
  );
  const { rerender } = render(page(0));
  await press('Both');
  expect(addresses).toHaveLength(3);
  await act(async () => rerender(page(1)));
  await press('More');
  expect(createPath(addresses[3] as Partial<Path>)).toBe(
    '/?period=today&traffic=included+after+today&more=1',
  );
});

it('goes back once if an overlay is closed twice before the next render', async () => {
  const steps: number[] = [];
  const navigator = {
    createHref: String,
    go: (step: number) => void steps.push(step),
    push: () => {},
    replace: () => {},
  };
  function Overlay() {
    const { close } = useUrlState();
    return <button onClick={() => close({ entry: null })}>Close</button>;
  }
  const page = (key: string) => (
    <Router
      location={{ pathname: '/', search: '?entry=1', state: { opened: true }, key }}
      navigator={navigator}
    >
      <Overlay />
    </Router>
  );
  const { rerender } = render(page('first'));
  await press('Close');
  await press('Close');
  expect(steps).toEqual([-1]);
  rerender(page('opened again'));
  await press('Close');
  expect(steps).toEqual([-1, -1]);
});
