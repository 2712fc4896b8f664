import type { Activity } from '@aera/contracts';
import { consentRecord, contactInList, paths, questionInPortal, streamPath } from '../../../shared/paths.ts';
import { type Role, mayOpen, tabsOf } from '../../../shared/session/roles.ts';
import { personWords } from './person-copy.ts';

const words = personWords.timeline.ways;

export interface Way {
  readonly label: string;
  readonly to: string;
}

/** Where an entry leads whoever has this role. */
export function waysOf(activity: Activity, role: Role): readonly Way[] {
  const events = (service: string, stream: string): Way[] =>
    mayOpen(role, paths.events) ? [{ label: words.events, to: streamPath(service, stream) }] : [];
  if (activity.kind === 'contact')
    return [
      { label: words.contact, to: contactInList(activity.leadId) },
      ...events('contacts-crm', `lead-${activity.leadId}`),
    ];
  if ('questionId' in activity)
    return [
      { label: words.question, to: questionInPortal(activity.questionId) },
      ...events('questions-notifications', `question-${activity.questionId}`),
    ];
  if ('consentId' in activity && tabsOf(role).includes('jurisdiction'))
    return [{ label: words.consent, to: consentRecord(activity.consentId) }];
  return [];
}
