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

type Of<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;
type Describers = { readonly [Kind in ActivityKind]: (activity: Of<Kind>) => ActivityDescription };

const second = 1000;

const formatTrafficSource = (channel: string): string =>
  channel === 'direct' ? 'direct' : `via ${humanize(channel)}`;

const own = (title: string) => (): ActivityDescription => ({ title, own: true });
const done = (title: string) => (): ActivityDescription => ({ title, own: false });

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
  'consent-withdrawn': own('Withdrew consent'),
  'visitor-erased': done('Browser data erased'),
  searched: ({ query, answered, opened }) => ({
    title: 'Searched',
    quote: query,
    facts: [
      answered ? 'results found' : 'no results',
      ...(opened > 0 ? [opened === 1 ? 'one result opened' : `${opened} results opened`] : []),
    ],
    own: true,
  }),
  asked: ({ question }) => ({ title: 'Asked a question', quote: question, own: true }),
  'question-answered': done('Question answered'),
  'answer-revised': done('Answer edited'),
  'information-requested': done('Information requested'),
  'information-given': own('Provided information'),
  'question-reopened': own('Reopened their question'),
  'question-withdrawn': own('Withdrew their question'),
  'question-claimed': own('Added a question to their account'),
  'answer-rated': ({ helpful }) => ({
    title: helpful ? 'Rated the answer helpful' : 'Rated the answer not helpful',
    own: true,
  }),
  mailed: ({ about, state }) => ({
    title: 'Email to this person',
    facts: [humanize(about), humanize(state)],
    own: false,
  }),
  registered: own('Created an account'),
  'email-verified': own('Verified their email address'),
  'signed-in': ({ browser }) => ({ title: 'Signed in', ...(browser && { facts: [browser] }), own: true }),
  'passkey-added': own('Added a passkey'),
  'password-changed': own('Changed their password'),
  'email-changed': own('Changed their email address'),
  contact: ({ subject, entry }) => {
    const said = describeHistoryEntry(entry);
    return {
      title: contactsCopy.entries[entry.type],
      ...(entry.type === 'note-added' && { quote: entry.text }),
      facts: [
        ...(said ? [said] : []),
        ...(entry.by ? [contactsCopy.by(entry.by.name ?? contactsCopy.unnamed)] : []),
        subject ?? contactsCopy.noSubject,
      ],
      own: entry.type === 'captured',
    };
  },
};

/** The texts of a timeline entry. */
export const describeActivity = <Kind extends ActivityKind>(activity: Of<Kind>): ActivityDescription =>
  (describers[activity.kind] as (activity: Of<Kind>) => ActivityDescription)(activity);

const linksCopy = personCopy.timeline.ways;

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
    mayOpen(paths.events) ? [{ label: linksCopy.events, to: streamPath(service, stream) }] : [];
  if (activity.kind === 'contact')
    return [
      { label: linksCopy.contact, to: contactPath(activity.leadId) },
      ...events('contacts-crm', `lead-${activity.leadId}`),
    ];
  if ('questionId' in activity)
    return [
      { label: linksCopy.question, to: questionPath(activity.questionId) },
      ...events('questions-notifications', `question-${activity.questionId}`),
    ];
  if (!('consentId' in activity)) return [];
  const to = consentRecordPath(activity.consentId);
  return mayOpen(to) ? [{ label: linksCopy.consent, to }] : [];
}
