import { personTimeline } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { type PersonView, toQuery } from './person-view.ts';

const limit = 100;

/**
 * The moment of the first entry after the one shown, of the kinds shown; null when there is none. The timeline is told from the newest
 * back, so it is read from now until the moment is passed.
 */
export async function laterMoment(id: string, view: PersonView & { at: string }): Promise<string | null> {
  const route = personTimeline;
  const query = { ...toQuery({ ...view, at: null }), limit };
  let later: string | null = null;
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: { at: string }[]; next: string | null } = await callApi(route, {
      params: { id },
      query: { ...query, ...(cursor && { cursor }) },
    });
    for (const { at } of page.items) {
      if (Date.parse(at) <= Date.parse(view.at)) return later;
      later = new Date(at).toISOString();
    }
    cursor = page.next;
  }
  return later;
}
