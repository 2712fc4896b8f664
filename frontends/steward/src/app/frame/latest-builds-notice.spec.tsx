import { brandKey } from '@aera/content';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../testing/render-at.tsx';
import { LatestBuildsNotice } from './latest-builds-notice.tsx';

const api = setUpFakeApi();
const text = 'This tab uses the latest builds and ignores pinned versions.';

beforeEach(() => serveSignedInSteward(api));

describe('a tab that shows the latest builds', () => {
  beforeEach(() => sessionStorage.setItem(brandKey('latest-builds'), 'true'));

  it('shows the notice on every page', async () => {
    renderAt(paths.questions);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('links back to the pinned builds', async () => {
    const onExit = vi.fn<() => void>();
    render(<LatestBuildsNotice onExit={onExit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Use pinned versions' }));
    expect(onExit).toHaveBeenCalledOnce();
  });
});

it('hides the notice when the tab shows the live builds', async () => {
  renderAt(paths.questions);
  await screen.findByRole('button', { name: 'Logout' });
  expect(screen.queryByText(text)).toBeNull();
});
