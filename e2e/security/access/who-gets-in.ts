import type { RouteNames, StewardRole } from '@aera/contracts';

/** Who gets in: everybody, members, the named roles of stewards, or nobody but the gateway. */
export type Audience = 'everybody' | 'members' | 'gateway' | readonly StewardRole[];

const everybody = 'everybody';
const members = 'members';
const stewards = ['steward'] as const;
/** Stewards, and those who look only. */
const lookers = ['steward', 'auditor'] as const;
/** Those who answer questions and messages. */
const responders = ['steward', 'responder'] as const;
const everySteward = ['steward', 'responder', 'auditor'] as const;

type Rules<Service extends keyof RouteNames> = Readonly<Record<RouteNames[Service], Audience>>;

/**
 * Who gets in where, said a second time, by hand and apart from the contracts: a route that is opened to others by mistake differs
 * from what stands here, and one that nobody thought about does not compile.
 */
const consentLedger: Rules<'consent-ledger'> = {
  recordConsent: everybody,
  verifyConsent: everybody,
  showNotice: everybody,
  listNotices: everybody,
  withdrawConsent: everybody,
  consentReceipt: everybody,
  consentReceiptPdf: everybody,
  visitorData: everybody,
  eraseVisitor: everybody,
  ledgerCheckpoint: everybody,
  ledgerInclusion: everybody,
  ledgerConsistency: everybody,
  ledgerStatus: lookers,
  listConsents: lookers,
  consentDetail: lookers,
  unansweredShowings: lookers,
  exportConsents: lookers,
  demoConsents: lookers,
  ipActivity: lookers,
};

const contactsCrm: Rules<'contacts-crm'> = {
  captureLead: everybody,
  listContacts: everySteward,
  ownMessages: members,
  updateContact: responders,
};

const knowledgeSearch: Rules<'knowledge-search'> = {
  searchKnowledge: everybody,
  recordSearchClick: everybody,
  suggest: everybody,
  readArticle: everybody,
  listArticles: lookers,
  getArticle: lookers,
  getArticleVersion: lookers,
  draftArticle: stewards,
  reviseArticle: stewards,
  publishArticle: stewards,
  withdrawArticle: stewards,
  previewMarkdown: stewards,
  getSearchRules: lookers,
  searchRulesHistory: lookers,
  reviseSearchRules: stewards,
  previewSearchRules: stewards,
  listGaps: lookers,
  beginArticleFromGap: stewards,
  listFilledGaps: lookers,
  ownSearches: members,
};

const questionsNotifications: Rules<'questions-notifications'> = {
  submitQuestion: everybody,
  myQuestions: members,
  listMyQuestions: members,
  readQuestion: members,
  followQuestion: everybody,
  giveInformation: members,
  reopenQuestion: members,
  withdrawQuestion: members,
  rateAnswer: everybody,
  promiseFigures: everybody,
  spareQuestion: everybody,
  ownQuestions: members,
  pendingQuestions: everySteward,
  listQuestions: everySteward,
  questionOverview: everySteward,
  readQuestionAsSteward: everySteward,
  answerQuestion: responders,
  reviseAnswer: responders,
  requestInformation: responders,
  assignQuestion: responders,
  setPublication: responders,
  listNotifications: members,
  readNotification: members,
  readAllNotifications: members,
  notificationPage: members,
  unreadNotifications: members,
  markNotifications: members,
  undoNotificationMark: members,
  notificationStream: members,
  stewardNotificationPage: everySteward,
  stewardUnreadNotifications: everySteward,
  markStewardNotifications: everySteward,
  undoStewardNotificationMark: everySteward,
  stewardNotificationStream: everySteward,
  readPreferences: members,
  savePreferences: members,
  unsubscribe: everybody,
  listMails: lookers,
  retryMail: stewards,
};

const securityAuth: Rules<'security-auth'> = {
  register: everybody,
  login: everybody,
  logout: everybody,
  memberMe: members,
  requestVerification: members,
  verifyEmail: everybody,
  ownAccount: members,
  eraseAccount: members,
  requestPasswordReset: everybody,
  resetPassword: everybody,
  changePassword: members,
  memberSessionList: members,
  endMemberSession: members,
  endOtherMemberSessions: members,
  checkPin: everybody,
  stewardLogin: everybody,
  stewardLogout: everybody,
  stewardMe: everySteward,
  resolveSession: 'gateway',
  listStewards: lookers,
  ownChecklist: everySteward,
  inviteSteward: stewards,
  resendInvitation: stewards,
  withdrawInvitation: stewards,
  changeStewardRole: stewards,
  suspendSteward: stewards,
  reinstateSteward: stewards,
  changeStewardPassword: everySteward,
  complianceReport: lookers,
  complianceControls: lookers,
  runCompliance: stewards,
  complianceCoverage: everybody,
  listAudit: lookers,
  auditEntry: lookers,
  auditStatus: lookers,
  auditConsistency: lookers,
  exportAudit: lookers,
  secondFactorStatus: everySteward,
  currentToken: everySteward,
  setUpSecondFactor: everySteward,
  verifySecondFactor: everySteward,
  resetSecondFactor: everySteward,
  renewRecoveryCodes: everySteward,
  reauthStatus: everySteward,
  reauthenticate: everySteward,
  lookAtInvitation: everybody,
  acceptInvitation: everybody,
};

const visitorAnalytics: Rules<'visitor-analytics'> = {
  openVisitorSession: everybody,
  recordPageView: everybody,
  recordEngagement: everybody,
  passkeyList: members,
  beginPasskey: members,
  addPasskey: members,
  renamePasskey: members,
  removePasskey: members,
  beginPasskeySignIn: everybody,
  signInWithPasskey: everybody,
  visitorActivity: lookers,
  visitFigures: lookers,
  exportFigures: lookers,
  visitBreakdown: lookers,
  exportBreakdown: lookers,
  visitFunnel: lookers,
  exportFunnel: lookers,
  liveVisits: lookers,
  botVisits: lookers,
  exportBotVisits: lookers,
  reclassifySession: stewards,
  listReclassifications: lookers,
  retentionPolicy: lookers,
  retentionHistory: lookers,
  previewRetention: stewards,
  setRetention: stewards,
};

/** Where a steward's presence is asked for anew: what cannot be taken back, and what lets personal data out. */
export const asksForPresence: readonly string[] = [
  'exportConsents',
  'exportBotVisits',
  'setRetention',
  'setUpSecondFactor',
  'resetSecondFactor',
  'renewRecoveryCodes',
  'inviteSteward',
  'resendInvitation',
  'withdrawInvitation',
  'changeStewardRole',
  'suspendSteward',
  'reinstateSteward',
];

/** By service, then by the name that the contracts give a route. */
export const whoGetsIn: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  'consent-ledger': consentLedger,
  'visitor-analytics': visitorAnalytics,
  'knowledge-search': knowledgeSearch,
  'questions-notifications': questionsNotifications,
  'contacts-crm': contactsCrm,
  'security-auth': securityAuth,
};
