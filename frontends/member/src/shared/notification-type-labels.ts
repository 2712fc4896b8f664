import type { memberNotificationTypes } from '@aera/contracts';

export const notificationTypeLabels: Readonly<Record<(typeof memberNotificationTypes)[number], string>> = {
  question_answered: 'Question answered',
  information_requested: 'Information requested',
  answer_revised: 'Answer revised',
};
