import { eventStore } from './0001-event-store.ts';
import { lists } from './0002-lists.ts';
import { questionLife } from './0003-question-life.ts';
import { inbox } from './0004-inbox.ts';
import { mail } from './0005-mail.ts';
import { enrolledStewards } from './0006-enrolled-stewards.ts';
import { held } from './0007-held.ts';

export const migrations = [eventStore, lists, questionLife, inbox, mail, enrolledStewards, held];
