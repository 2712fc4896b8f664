import type { Activity } from '@aera/contracts';
import { consentRecord, contactInList, paths, questionInPortal, streamPath } from '../../../shared/paths.ts';
import { personWords } from './person-copy.ts';

const words = personWords.timeline.ways;

export interface Way {
  readonly label: string;
  readonly to: string;
}

/** Links of an entry to pages that the role of the steward opens. */
export function waysOf(activity: Activity, mayOpen: (path: string) => boolean): readonly Way[] {
  const events = (service: string, stream: string): Way[] =>
    mayOpen(paths.events) ? [{ label: words.events, to: streamPath(service, stream) }] : [];
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
  if (!('consentId' in activity)) return [];
  const to = consentRecord(activity.consentId);
  return mayOpen(to) ? [{ label: words.consent, to }] : [];
}
