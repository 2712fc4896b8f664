import { eventStore } from './0001-event-store.ts';
import { leads } from './0002-leads.ts';
import { leadsOfContact } from './0003-leads-of-contact.ts';
import { leadWork } from './0004-lead-work.ts';
import { leadSession } from './0005-lead-session.ts';
import { score } from './0006-score.ts';
import { merges } from './0008-merges.ts';
import { bulk } from './0009-bulk.ts';
import { views } from './0010-views.ts';
import { noIndexByScore } from './0011-no-index-by-score.ts';
import { effectiveScore } from './0012-counting-score.ts';
import { countedLeads } from './0013-counted-leads.ts';

export const migrations = [
  eventStore,
  leads,
  leadsOfContact,
  leadWork,
  leadSession,
  score,
  merges,
  bulk,
  views,
  noIndexByScore,
  effectiveScore,
  countedLeads,
];
