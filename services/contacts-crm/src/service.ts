import {
  createStewardNames,
  defineService,
  createHmacId,
  StewardNameRow,
  stewardNamesProjection,
  stewardNameStream,
} from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { bulkJobStream } from './bulk-jobs/bulk-job-stream.ts';
import { bulkJobsModule } from './bulk-jobs/bulk-jobs-module.ts';
import { BulkItemRow, BulkJobRow } from './bulk-jobs/bulk-jobs-projection.ts';
import { contactsEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { personErasureStream } from './data-subject/person-erasure-stream.ts';
import { createUnfinishedErasureFinder, UnfinishedErasureRow } from './data-subject/unfinished-erasures.ts';
import { intakeModule } from './intake/intake-module.ts';
import { contactStream } from './leads/contact-stream.ts';
import { leadStream } from './leads/lead-stream.ts';
import { leadsModule } from './leads/leads-module.ts';
import { LeadRow } from './leads/leads-projection.ts';
import { createContactIdsReader } from './persons/person-queries.ts';
import { personsModule } from './persons/persons-module.ts';
import { MergeEntryRow, MergeRow, PersonRow } from './persons/persons-projection.ts';
import { personsStream } from './persons/persons-stream.ts';
import { savedViewsModule } from './saved-views/saved-views-module.ts';
import { SavedViewRow } from './saved-views/saved-views-projection.ts';
import { savedViewsStream } from './saved-views/saved-views-stream.ts';
import { DailyActionsRow, VisitSignalsRow } from './scoring/daily-signals.ts';
import { LeadScoreRow } from './scoring/person-scores.ts';
import { scoreRulesStream } from './scoring/score-rules-stream.ts';
import { scoringModule } from './scoring/scoring-module.ts';
import { timelineModule } from './timeline/timeline-module.ts';

export const contactsCrm = defineService({
  name: 'contacts-crm',
  env: contactsEnv,
  migrations,
  streams: [
    leadStream,
    bulkJobStream,
    savedViewsStream,
    personsStream,
    scoreRulesStream,
    contactStream,
    personErasureStream,
    stewardNameStream,
  ],
  entities: [
    LeadRow,
    BulkJobRow,
    BulkItemRow,
    SavedViewRow,
    PersonRow,
    MergeRow,
    MergeEntryRow,
    LeadScoreRow,
    DailyActionsRow,
    VisitSignalsRow,
    UnfinishedErasureRow,
    StewardNameRow,
  ],
  modules: (kit) => {
    const stewards = createStewardNames(kit);
    const readContactIds = createContactIdsReader(kit.sql);
    const toContactId = createHmacId(kit.deriveKey('contact ids'), 'contact');
    const leads = leadsModule(kit, { stewards, readContactIds });
    const persons = personsModule(kit, { leads, stewards, readContactIds });
    const findUnfinishedErasure = createUnfinishedErasureFinder({ ...kit, ...leads });
    const timeline = timelineModule(kit, { leads, persons, stewards, toContactId, findUnfinishedErasure });
    return [
      { projections: [stewardNamesProjection] },
      leads,
      intakeModule(kit, { toContactId }),
      bulkJobsModule(kit, { leads, stewards }),
      savedViewsModule(kit, { stewards }),
      persons,
      scoringModule(kit, { leads, stewards }),
      timeline,
      dataSubjectModule(kit, { leads, persons, timeline }),
    ];
  },
});
