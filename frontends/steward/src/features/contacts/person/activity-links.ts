import type { Activity } from '@aera/contracts';
import { consentRecord, contactInList, paths, questionInPortal, streamPath } from '../../../shared/paths.ts';
import { personCopy } from './person-copy.ts';

const linksCopy = personCopy.timeline.ways;

export interface Way {
  readonly label: string;
  readonly to: string;
}

/** Links of an entry to pages that the role of the steward opens. */
export function waysOf(activity: Activity, mayOpen: (path: string) => boolean): readonly Way[] {
  const events = (service: string, stream: string): Way[] =>
    mayOpen(paths.events) ? [{ label: linksCopy.events, to: streamPath(service, stream) }] : [];
  if (activity.kind === 'contact')
    return [
      { label: linksCopy.contact, to: contactInList(activity.leadId) },
      ...events('contacts-crm', `lead-${activity.leadId}`),
    ];
  if ('questionId' in activity)
    return [
      { label: linksCopy.question, to: questionInPortal(activity.questionId) },
      ...events('questions-notifications', `question-${activity.questionId}`),
    ];
  if (!('consentId' in activity)) return [];
  const to = consentRecord(activity.consentId);
  return mayOpen(to) ? [{ label: linksCopy.consent, to }] : [];
}
