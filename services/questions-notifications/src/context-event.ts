import type { Projection, StoredEvent } from '@aera/event-store';
import { personalOfStewards, type StewardNameEvent } from '@aera/service-kit';
import { type InboxEvent, inboxEventTypes, personalOfInboxes } from './inbox/inbox.ts';
import type { MemberErasedEvent, VisitorErasedEvent } from './own-data/person-erased.ts';
import { type EnrolledStewardEvent, enrolledStewardEventTypes } from './inbox/stewards/enrolled-steward.ts';
import { type MailRequestEvent, mailRequestEventTypes, personalOfMailRequests } from './mail/mail-request.ts';
import { personalOfRecipients, type RecipientEvent, recipientEventTypes } from './preferences/recipient.ts';
import type { VerifiedMemberEvent } from './questions/claims/verified-member.ts';
import { personalOfQuestions, type QuestionEvent, questionEventTypes } from './questions/question-events.ts';
import { questionUpcasters } from './questions/question-upcasters.ts';
import type { SparedEvent } from './questions/spared/spared-question.ts';
import { personalOfVotes, type VoteEvent } from './questions/votes/vote.ts';

/** Everything this context remembers. */
export type ContextEvent =
  | QuestionEvent
  | VoteEvent
  | SparedEvent
  | StewardNameEvent
  | VerifiedMemberEvent
  | MemberErasedEvent
  | VisitorErasedEvent
  | InboxEvent
  | EnrolledStewardEvent
  | RecipientEvent
  | MailRequestEvent;

export const personal = {
  ...personalOfQuestions,
  ...personalOfVotes,
  ...personalOfStewards,
  ...personalOfInboxes,
  ...personalOfRecipients,
  ...personalOfMailRequests,
};

export const upcasters = questionUpcasters;

type Of<E extends ContextEvent, Own extends ContextEvent> = Extract<E, { type: Own['type'] }>;

/** Tells the events of one kind of stream; every type of theirs has to be named. */
const among =
  <Own extends ContextEvent>(types: Record<Own['type'], true>) =>
  <E extends ContextEvent>(event: E): event is Of<E, Own> =>
    Object.hasOwn(types, event.type);

export const isOfQuestion = among<QuestionEvent>(questionEventTypes);
export const isOfVote = among<VoteEvent>({ AnswerRated: true });
export const isOfSpared = among<SparedEvent>({ QuestionSpared: true });
export const isOfStewardName = among<StewardNameEvent>({ StewardNamed: true });
export const isOfVerifiedMember = among<VerifiedMemberEvent>({ MemberVerified: true });
export const isOfInbox = among<InboxEvent>(inboxEventTypes);
export const isOfEnrolledSteward = among<EnrolledStewardEvent>(enrolledStewardEventTypes);
export const isOfRecipient = among<RecipientEvent>(recipientEventTypes);
export const isOfMailRequest = among<MailRequestEvent>(mailRequestEventTypes);

/** Shows a projection only the events of its own kind of stream. */
export const following = <Own extends ContextEvent>(
  isOwn: (event: StoredEvent<ContextEvent>) => event is StoredEvent<ContextEvent> & StoredEvent<Own>,
  projection: Projection<Own>,
): Projection<ContextEvent> => ({
  ...projection,
  apply: (events, context) => projection.apply(events.filter(isOwn), context),
});
