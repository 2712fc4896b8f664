import { eventStore } from './0001-event-store.ts';
import { leads } from './0002-leads.ts';
import { leadsOfContact } from './0003-leads-contact-index.ts';
import { leadWork } from './0004-lead-workflow.ts';
import { leadSession } from './0005-lead-session.ts';
import { score } from './0006-score.ts';
import { merges } from './0008-merges.ts';
import { bulk } from './0009-bulk-jobs.ts';
import { views } from './0010-saved-views.ts';
import { noIndexByScore } from './0011-drop-score-index.ts';
import { effectiveScore } from './0012-effective-score.ts';
import { countedLeads } from './0013-lead-counts-index.ts';

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
