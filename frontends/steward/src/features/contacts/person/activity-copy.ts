import type { Activity, ActivityKind } from '@aera/contracts';
import { formatDuration } from '@aera/ui/deadline';
import { consentRecordPath, contactPath, paths, questionPath, streamPath } from '../../../shared/paths.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { describeHistoryEntry } from '../history-detail.ts';
import { humanize, personCopy } from './person-copy.ts';

/** Text of a timeline entry. */
interface ActivityDescription {
  readonly title: string;
  /** Text by or about the person; null if erased, absent if the kind has none. */
  readonly quote?: string | null;
  /** Details shown beside the title. */
  readonly facts?: readonly string[];
  /** True for an activity of the person, false for one of a steward or the system. */
  readonly own: boolean;
}

type ActivityOfKind<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;
type Describers = {
  readonly [Kind in ActivityKind]: (activity: ActivityOfKind<Kind>) => ActivityDescription;
};

const second = 1000;

const formatTrafficSource = (channel: string): string =>
  channel === 'direct' ? 'direct' : `via ${humanize(channel)}`;

const byPerson = (title: string) => (): ActivityDescription => ({ title, own: true });
const byOthers = (title: string) => (): ActivityDescription => ({ title, own: false });

const describers: Describers = {
  visit: ({ views, seconds, channel, source }) => ({
    title: 'Visited the site',
    facts: [
      personCopy.timeline.views(views),
      ...(seconds > 0 ? [`${formatDuration(seconds * second)} active`] : []),
      formatTrafficSource(channel) + (source ? ` (${source})` : ''),
    ],
    own: true,
  }),
  consented: ({ noticeVersion }) => ({
    title: 'Acknowledged the notice',
    facts: [`version ${noticeVersion}`],
    own: true,
  }),
  'consent-withdrawn': byPerson('Withdrew consent'),
  'visitor-erased': byOthers('Browser data erased'),
  searched: ({ query, hasAnswer, opened }) => ({
    title: 'Searched',
    quote: query,
    facts: [
      hasAnswer ? 'results found' : 'no results',
      ...(opened > 0 ? [opened === 1 ? 'one result opened' : `${opened} results opened`] : []),
    ],
    own: true,
  }),
  asked: ({ question }) => ({ title: 'Asked a question', quote: question, own: true }),
  'question-answered': byOthers('Question answered'),
  'answer-revised': byOthers('Answer edited'),
  'information-requested': byOthers('Information requested'),
  'information-given': byPerson('Replied with information'),
  'question-reopened': byPerson('Reopened their question'),
  'question-withdrawn': byPerson('Withdrew their question'),
  'question-claimed': byPerson('Added a question to their account'),
  'answer-rated': ({ helpful }) => ({
    title: helpful ? 'Rated the answer helpful' : 'Rated the answer not helpful',
    own: true,
  }),
  mailed: ({ about, state }) => ({
    title: 'Email to this person',
    facts: personCopy.timeline.mail(about, state),
    own: false,
  }),
  registered: byPerson('Created an account'),
  'email-verified': byPerson('Verified their email address'),
  'signed-in': ({ browser }) => ({ title: 'Signed in', ...(browser && { facts: [browser] }), own: true }),
  'passkey-added': byPerson('Added a passkey'),
  'password-changed': byPerson('Changed their password'),
  'email-changed': byPerson('Changed their email address'),
  contact: ({ subject, entry }) => {
    const detail = describeHistoryEntry(entry);
    return {
      title: contactsCopy.entries[entry.type],
      ...(entry.type === 'note-added' && { quote: entry.text }),
      facts: [
        ...(detail ? [detail] : []),
        ...(entry.by ? [contactsCopy.by(entry.by.name ?? contactsCopy.unnamed)] : []),
        subject ?? contactsCopy.noSubject,
      ],
      own: entry.type === 'captured',
    };
  },
};

/** The texts of a timeline entry. */
export const describeActivity = <Kind extends ActivityKind>(
  activity: ActivityOfKind<Kind>,
): ActivityDescription =>
  (describers[activity.kind] as (activity: ActivityOfKind<Kind>) => ActivityDescription)(activity);

const linkCopy = personCopy.timeline.links;

interface ActivityLink {
  readonly label: string;
  readonly to: string;
}

/** Links of an entry to pages that the role of the steward opens. */
export function listActivityLinks(
  activity: Activity,
  mayOpen: (path: string) => boolean,
): readonly ActivityLink[] {
  const events = (service: string, stream: string): ActivityLink[] =>
    mayOpen(paths.events) ? [{ label: linkCopy.events, to: streamPath(service, stream) }] : [];
  if (activity.kind === 'contact')
    return [
      { label: linkCopy.contact, to: contactPath(activity.leadId) },
      ...events('contacts-crm', `lead-${activity.leadId}`),
    ];
  if ('questionId' in activity)
    return [
      { label: linkCopy.question, to: questionPath(activity.questionId) },
      ...events('questions-notifications', `question-${activity.questionId}`),
    ];
  if (!('consentId' in activity)) return [];
  const to = consentRecordPath(activity.consentId);
  return mayOpen(to) ? [{ label: linkCopy.consent, to }] : [];
}
