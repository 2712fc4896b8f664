import type {
  previewScoreRules,
  readContactScore,
  readScoreRules,
  restoreScoreRules,
  scoreContact,
  setScoreRules,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of the score, by address; the spec beside holds each to its contract. */
export const scoreAddresses = {
  readContactScore: address<typeof readContactScore>('GET', '/api/admin/contacts/:id/score'),
  scoreContact: address<typeof scoreContact>('PUT', '/api/admin/contacts/:id/score'),
  readScoreRules: address<typeof readScoreRules>('GET', '/api/admin/contacts/score-rules'),
  setScoreRules: address<typeof setScoreRules>('PUT', '/api/admin/contacts/score-rules'),
  restoreScoreRules: address<typeof restoreScoreRules>('POST', '/api/admin/contacts/score-rules/restore'),
  previewScoreRules: address<typeof previewScoreRules>('POST', '/api/admin/contacts/score-rules/preview'),
};
