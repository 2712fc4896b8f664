/** What the rules say of a row of `leads`, in SQL; until they have been applied, what the message alone is worth. */
export const scoreByRules = `coalesce((select s.score from lead_scores s where s.lead_id = leads.id), message_score, lead_score)`;

/** What counts: the steward's word where there is one. */
export const countingScore = `coalesce((override ->> 'score')::int, ${scoreByRules})`;
