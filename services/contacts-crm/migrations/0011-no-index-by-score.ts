import { sqlMigration } from '@aera/service-kit';

/** What counts as the score stands in `lead_scores` or in a steward's word by now; nothing sorts by the column of old. */
export const noIndexByScore = sqlMigration('0011-no-index-by-score', ['drop index leads_by_score']);
