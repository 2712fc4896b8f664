import type {
  ConsentRecord,
  Contact,
  ContactScore,
  ContactThread,
  Question,
  readQuestionOverview,
  ResponseOf,
  searchContacts,
  StewardChecklist,
  StewardListItem,
  StewardUser,
} from '@aera/contracts';

/** Returns a UUID that ends in the number in hexadecimal. */
export const id = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

export const steward: StewardUser = {
  id: id(1),
  firstName: 'Ada',
  lastName: 'Lovell',
  username: 'ada',
  role: 'steward',
};

export const contact = (change: Partial<Contact> = {}): Contact => ({
  id: id(10),
  name: 'Grace Ferrow',
  email: 'grace@harbour.example',
  subject: 'A question of harbours',
  message: 'Could you call me?',
  status: 'new',
  leadScore: 47,
  score: { ruleScore: 47, override: null },
  createdAt: '2026-03-04T09:05:00Z',
  source: 'form',
  version: 1,
  closeReason: null,
  owner: null,
  nextStep: null,
  snoozedUntil: null,
  notes: 0,
  ...change,
});

/** A page of contacts, the last unless `next` is given. */
export const contactPage = (
  items: Contact[],
  next: string | null = null,
): ResponseOf<typeof searchContacts> => {
  const count = (status: Contact['status']) => items.filter((each) => each.status === status).length;
  const byStatus = {
    new: count('new'),
    contacted: count('contacted'),
    qualified: count('qualified'),
    closed: count('closed'),
  };
  return { items, next, total: items.length, byStatus };
};

/** A score with points for the message only. */
export const contactScore = (change: Partial<ContactScore> = {}): ContactScore => ({
  score: 47,
  ruleScore: 47,
  override: null,
  reasons: [
    {
      rule: 'message',
      points: 47,
      count: 1,
      days: 1,
      last: '2026-03-04',
      fresh: 47,
      capped: false,
      halfLifeDays: null,
      from: null,
    },
  ],
  rulesVersion: 0,
  computedAt: '2026-03-05T00:00:00Z',
  ...change,
});

/** A contact with a minimal history. */
export const contactThread = (of: Contact, change: Partial<ContactThread> = {}): ContactThread => ({
  contact: of,
  quarantined: false,
  history: [{ type: 'captured', at: of.createdAt, by: null, leadScore: of.leadScore, spamReasons: [] }],
  others: [],
  stewards: [],
  ...change,
});

export const consent = (change: Partial<ConsentRecord> = {}): ConsentRecord => ({
  id: id(20),
  sessionId: '5e551011-0000-4000-8000-000000000001',
  ipAddress: '203.0.113.7',
  geolocation: {
    city: 'Lisbon',
    region: null,
    country: 'Portugal',
    ipSourceTag: 'PUBLIC',
    ipClassification: 'Public internet',
    isInternalTraffic: false,
  },
  consentedAt: '2026-03-04T09:05:00Z',
  noticeVersion: '2025-07-30',
  userAgent: 'A browser',
  referrer: null,
  hasReadNotice: true,
  withdrawnAt: null,
  ...change,
});

export const question = (change: Partial<Question> = {}): Question => ({
  id: id(30),
  userId: 'visitor',
  status: 'pending',
  question: 'May a trustee be a beneficiary?',
  originalQuery: 'trustee beneficiary',
  submittedAt: '2026-03-04T09:05:00Z',
  ...change,
});

export const questionOverview = (
  change: Partial<ResponseOf<typeof readQuestionOverview>> = {},
): ResponseOf<typeof readQuestionOverview> => ({
  waiting: 0,
  needsInformation: 0,
  mine: 0,
  atRisk: 0,
  overdue: 0,
  windowDays: 30,
  answered: 0,
  medianMinutes: null,
  deflected: 0,
  votes: { helpful: 0, notHelpful: 0 },
  stewards: [],
  ...change,
});

/** A checklist with all steps completed. */
export const checklist = (change: Partial<StewardChecklist> = {}): StewardChecklist => ({
  invitedAt: '2026-03-01T09:00:00Z',
  passwordSetAt: '2026-03-01T10:00:00Z',
  hasSecondFactor: true,
  firstSignInAt: '2026-03-01T10:00:00Z',
  ...change,
});

export const person = (change: Partial<StewardListItem> = {}): StewardListItem => ({
  id: id(2),
  firstName: 'Grace',
  lastName: 'Ferrow',
  username: 'grace',
  email: 'grace@harbour.example',
  role: 'responder',
  roleExpiresAt: null,
  status: 'active',
  lastSignInAt: '2026-03-04T09:05:00Z',
  checklist: checklist(),
  ...change,
});
