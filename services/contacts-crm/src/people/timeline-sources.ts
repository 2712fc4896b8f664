import type { Activity, ActivityKind, Holder, PersonKeys } from '@aera/contracts';
import type { FoundPerson } from './find-person.ts';
import type { AskHolder } from './holder-client.ts';
import { newestFirst, type SourcePage } from './merge-pages.ts';
import { momentOf } from './moment.ts';
import type { TimelineSource } from './read-timeline.ts';

/** What each service tells of, so that nobody is asked in vain. */
const kindsOf: Readonly<Record<Holder, readonly ActivityKind[]>> = {
  'consent-ledger': ['consented', 'consent-withdrawn', 'visitor-erased'],
  'visitor-analytics': ['visit', 'visitor-erased'],
  'knowledge-search': ['searched', 'visitor-erased'],
  'questions-notifications': [
    'asked',
    'question-answered',
    'answer-revised',
    'information-requested',
    'information-given',
    'question-reopened',
    'question-withdrawn',
    'question-claimed',
    'answer-rated',
    'mailed',
  ],
  'security-auth': ['registered', 'email-verified', 'signed-in', 'passkey-added', 'password-changed'],
};

/** What each service knows people by: asked by anything else it has nothing to tell, and the audit log an entry too many. */
const looksBy: Readonly<Record<Holder, readonly (keyof PersonKeys)[]>> = {
  'consent-ledger': ['sessions'],
  'visitor-analytics': ['sessions'],
  'knowledge-search': ['sessions', 'members'],
  'questions-notifications': ['sessions', 'members', 'emails'],
  'security-auth': ['members', 'emails'],
};

export const tellersOf = (kinds: readonly ActivityKind[] | undefined): Holder[] =>
  (Object.keys(kindsOf) as Holder[]).filter(
    (holder) => !kinds || kindsOf[holder].some((kind) => kinds.includes(kind)),
  );

/** A service as it tells of a person: by what is theirs for sure and, said beside each thing, by addresses that somebody typed. */
export function heldSources(
  holder: Holder,
  { sure, typed }: Pick<FoundPerson, 'sure' | 'typed'>,
  ask: AskHolder,
  identityToken: string,
): TimelineSource[] {
  const by = (keys: PersonKeys, told: (item: Activity) => Activity): TimelineSource[] => {
    if (looksBy[holder].every((name) => keys[name].length === 0)) return [];
    const read: TimelineSource['read'] = async (before, limit) => {
      const page = await ask(holder, 'heldActivity', { keys, before, limit }, identityToken);
      return page && { more: page.more, items: page.items.map((item) => told(toTheMillisecond(item))) };
    };
    return [{ service: holder, read }];
  };
  return [...by(sure, (item) => item), ...by(typed, (item) => ({ ...item, link: 'email' }))];
}

const toTheMillisecond = <Item extends { at: string }>(item: Item): Item => ({
  ...item,
  at: momentOf(item.at),
});

/** What is in memory already, as a source. */
export const listSource = (activities: readonly Activity[]): TimelineSource => {
  const sorted = activities.toSorted(newestFirst);
  return {
    service: 'contacts-crm',
    read: (before, limit): Promise<SourcePage<Activity>> => {
      const left = before ? sorted.filter((item) => newestFirst(before, item) < 0) : sorted;
      return Promise.resolve({ items: left.slice(0, limit), more: left.length > limit });
    },
  };
};
