import { brand, disclaimer } from '@aera/content';
import { intro } from '@aera/content/intro';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { mockVideoPlayer } from '@aera/ui/testing';
import { IntroPage } from './intro.page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const readText = ({ textContent }: Element) => textContent;

describe('the introduction', () => {
  beforeEach(() => void renderPage(<IntroPage />));

  it('opens with its promise and the four kinds of work, each explained', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map(readText)).toEqual([
      'The #1 Way To Reclaim Your Authority',
    ]);
    const tags = within(screen.getByRole('list', { name: 'What AERA offers' }));
    expect(tags.getAllByRole('button').map(readText)).toEqual([
      'Trust Formations',
      'Jurisdictional Standing',
      'Self Remembrance',
      'AML Education',
    ]);
    for (const { name, tip } of intro.hero.tags) {
      const described = tags.getByRole('button', { name }).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe(tip);
    }
  });

  it.each([
    ['Start Journey', '/how'],
    ['See The Process', '/how'],
    ['Get Legal Immunity', brand.bookingUrl],
  ])('links by "%s" to %s', (name, href) =>
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href),
  );

  it('compares one sentence with its alleged meaning and with a dictionary', () => {
    const section = region('Here Through Remembrance');
    expect(section.getAllByRole('term').map(readText)).toEqual(['What you say', 'What they hear']);
    expect(section.getAllByRole('definition').map(readText)).toEqual(['I understand.', 'I stand under.']);
    expect(section.getByText(intro.explainer.pair.fact)).toBeTruthy();
  });

  it('describes three steps in order, and the limits of a notice', () => {
    const section = region('Here Through Remembrance');
    expect(section.getAllByRole('heading', { level: 4 }).map(readText)).toEqual([
      'Learn The System',
      'Send Notice',
      'They Must Respect',
    ]);
    expect(section.getByText(/A notice alone binds no one/)).toBeTruthy();
  });

  it('states beside the button what no document can give', () =>
    expect(
      region('Stop Their Oppression').getByText(
        /“Legal immunity” is AERA’s own term\. No document, notice or trust makes anyone immune from the law\. This button opens a page to book a call\./,
      ),
    ).toBeTruthy());

  it('has the text of its film', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    for (const { caption } of intro.explainer.whyNow.film.scenes)
      expect(region('Why Now').getByText(caption)).toBeTruthy();
  });

  it('closes with the disclaimer', () => expect(screen.getByText(disclaimer.full)).toBeTruthy());
});

describe('the living fabric', () => {
  const fabric = () => region('The Living Fabric');
  const shown = () => fabric().getByRole('tab', { selected: true }).textContent;
  const press = (name: string) => fireEvent.click(fabric().getByRole('button', { name }));

  beforeEach(() => void renderPage(<IntroPage />));

  it('has a tab for each layer, Essence first', () => {
    expect(fabric().getAllByRole('tab').map(readText)).toEqual(['Essence', 'Matter', 'Aether']);
    expect(shown()).toBe('Essence');
  });

  it('moves forward and back by its arrows, wrapping around', () => {
    const seen = ['Next layer', 'Next layer', 'Next layer', 'Previous layer'].map((name) => {
      press(name);
      return shown();
    });
    expect(seen).toEqual(['Matter', 'Aether', 'Essence', 'Aether']);
  });

  it('shows the picture and the text of the selected tab', async () => {
    await userEvent.click(fabric().getByRole('tab', { name: 'Matter' }));
    const panel = within(fabric().getByRole('tabpanel'));
    expect(panel.getByRole('img').getAttribute('alt')).toBe(intro.fabric.layers[1].alt);
    expect(panel.getByText(intro.fabric.layers[1].claim.text)).toBeTruthy();
    expect(panel.getAllByRole('listitem').map(readText)).toEqual(intro.fabric.layers[1].details.items);
    press('Next layer');
    expect(shown()).toBe('Aether');
  });
});

describe('the two films', () => {
  const [hero, whyNow] = [intro.hero.film.title, intro.explainer.whyNow.film.title];
  let player: ReturnType<typeof mockVideoPlayer>;

  beforeEach(() => {
    vi.useFakeTimers();
    player = mockVideoPlayer();
    renderPage(<IntroPage />);
  });

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const playing = () => [hero, whyNow].map((title) => !player.findVideo(title).paused);
  const comeIntoView = (title: string, share: number) => act(() => player.setVisibleShare(title, share));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('the dial loops without sound at 0.85 of its rate, half a second after it becomes visible', () => {
    const video = player.findVideo(hero);
    expect([video.muted, video.loop, video.playbackRate]).toEqual([true, true, 0.85]);
    comeIntoView(hero, 1);
    wait(499);
    expect(playing()).toEqual([false, false]);
    wait(1);
    expect(playing()).toEqual([true, false]);
  });

  it('have buttons for play and sound', () => {
    press(`Play: ${hero}`);
    expect(playing()).toEqual([true, false]);
    press(`Unmute: ${hero}`);
    expect(player.findVideo(hero).muted).toBe(false);
    press(`Pause: ${hero}`);
    expect(playing()).toEqual([false, false]);
    expect(screen.getByRole('button', { name: `Mute: ${whyNow}` })).toBeTruthy();
  });

  it('play one at a time, and pause when less than half of them is visible', () => {
    comeIntoView(hero, 1);
    wait(500);
    comeIntoView(whyNow, 1);
    press(`Play: ${whyNow}`);
    expect(playing()).toEqual([false, true]);
    comeIntoView(whyNow, 0.49);
    expect(playing()).toEqual([false, false]);
  });

  it('have captions in English', () => {
    for (const title of [hero, whyNow]) {
      const track = player.findVideo(title).querySelector('track');
      expect([track?.kind, track?.srclang]).toEqual(['captions', 'en']);
    }
  });
});
