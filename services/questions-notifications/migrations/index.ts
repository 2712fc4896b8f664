import { eventStore } from './0001-event-store.ts';
import { lists } from './0002-questions-and-notifications.ts';
import { questionLife } from './0003-question-lifecycle.ts';
import { inbox } from './0004-inbox.ts';
import { mail } from './0005-mail.ts';
import { enrolledStewards } from './0006-steward-inboxes.ts';
import { held } from './0007-data-subject-indexes.ts';

export const migrations = [eventStore, lists, questionLife, inbox, mail, enrolledStewards, held];
