import {
  listConsents,
  listQuarantinedContacts,
  listQuestions,
  listStewards,
  searchContacts,
} from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';

/**
 * Asserts that the platform is new: its only steward is the first one, and there is neither a consent nor a question nor a lead.
 * @throws Error that names what there is
 */
export async function assertNoRealData(call: CallService): Promise<void> {
  const [{ people, invitations }, consents, questions, leads, quarantined] = await Promise.all([
    call(listStewards),
    call(listConsents, { query: { limit: 1, offset: 0 } }),
    call(listQuestions, { query: { status: 'all', assigned: 'any', atRisk: 'false', limit: 1 } }),
    call(searchContacts, {
      query: {
        status: 'all',
        owner: 'any',
        snoozed: 'show',
        due: 'false',
        minScore: 0,
        sort: 'newest',
        limit: 1,
      },
    }),
    call(listQuarantinedContacts, { query: { limit: 1 } }),
  ]);
  const counts: [count: number, noun: string][] = [
    [Math.max(0, people.length - 1) + invitations.length, 'more stewards than the first one'],
    [consents.stats.total, 'consents'],
    [questions.total, 'questions'],
    [leads.total + quarantined.total, 'contact messages'],
  ];
  const found = counts.flatMap(([count, noun]) => (count > 0 ? [`${count} ${noun}`] : []));
  if (found.length > 0)
    throw new Error(
      `This platform has data: ${found.join(', ')}. A demonstration fills new platforms only. Choose another folder: ` +
        'DATA_DIR=.demo PORT=8081 make start, then DATA_DIR=.demo PORT=8081 make demo. `make clean` removes a folder.',
    );
}
