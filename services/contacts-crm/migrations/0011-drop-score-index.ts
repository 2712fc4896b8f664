import { sqlMigration } from '@aera/service-kit';

/** What counts as the score stands in `lead_scores` or in a steward's word by now; nothing sorts by the column of old. */
export const noIndexByScore = sqlMigration('0011-drop-score-index', ['drop index leads_by_score']);
