import type {
  BodyOf,
  closeReasons,
  StewardRole,
  threatRules,
  voteReasons,
  submitContactMessage,
} from '@aera/contracts/server';

/** A browser, or a program that sends requests. Its IP address decides its country. */
export interface DemoBrowser {
  readonly ip: string;
  readonly sessionId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: string;
  readonly screen: 'small' | 'medium' | 'large' | 'wide';
}

/** A person with an account, who always uses the same browser. */
export interface DemoMember {
  readonly name: string;
  readonly email: string;
  readonly browser: string;
}

export interface DemoSteward {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: StewardRole;
  readonly browser: string;
}

export interface Landing {
  readonly referrer?: string;
  readonly utmParams?: Readonly<Record<string, string>>;
  readonly clickIds?: Readonly<Record<string, string>>;
}

type Action<Type extends string, Data = object> = {
  readonly type: Type;
  readonly at: number;
} & Readonly<Data>;
type ByBrowser<Type extends string, Data = object> = Action<Type, { browser: string } & Data>;
type OfQuestion<Type extends string, Data = object> = Action<Type, { question: string } & Data>;
type ByMember<Type extends string, Data = object> = OfQuestion<Type, { member: string } & Data>;
type BySteward<Type extends string, Data = object> = Action<Type, { steward: string } & Data>;
type OnQuestion<Type extends string, Data = object> = BySteward<Type, { question: string } & Data>;
type OnLead<Type extends string, Data = object> = BySteward<Type, { lead: string } & Data>;
type OnArticle<Type extends string, Data = object> = BySteward<Type, { article: string } & Data>;

/** An action at the time `at` (Unix milliseconds). Keys such as `question` are names of this plan; the platform chooses its own ids. */
export type DemoAction =
  | ByBrowser<'open-session', { landing: Landing; consented: boolean }>
  | ByBrowser<
      'view-page',
      { view: string; path: string; title: string; landing: Landing; consented: boolean }
    >
  | ByBrowser<
      'leave-page',
      { view: string; seconds: number; scrollDepth: number; books: boolean; consented: boolean }
    >
  | ByBrowser<'see-notice'>
  | ByBrowser<'give-consent', { path: string }>
  | ByBrowser<'withdraw-consent'>
  | ByBrowser<'erase-visitor'>
  | ByBrowser<'search', { query: string; opens: boolean }>
  | ByBrowser<'deflect', { query: string }>
  | ByBrowser<'probe', { method: 'GET' | 'POST'; path: string; headers?: Readonly<Record<string, string>> }>
  | ByBrowser<'guess-password', { username: string }>
  | Action<'register', { member: string }>
  | Action<'read-notifications', { member: string }>
  | Action<'erase-account', { member: string }>
  /** Without a member, a visitor asks by e-mail address alone. */
  | OfQuestion<
      'ask',
      { browser: string; member: string | null; email: string; text: string; query: string | null }
    >
  | ByMember<'provide-information', { text: string }>
  | ByMember<'reopen', { text: string }>
  | ByMember<'withdraw-question'>
  | OfQuestion<
      'vote',
      {
        browser: string;
        member: string | null;
        helpful: boolean;
        reason?: (typeof voteReasons)[number];
        comment?: string;
      }
    >
  | Action<
      'write-message',
      {
        lead: string;
        browser: string;
        member: string | null;
        message: Pick<
          BodyOf<typeof submitContactMessage>,
          'name' | 'email' | 'subject' | 'message' | 'website' | 'formOpenMs'
        >;
      }
    >
  | Action<'join', { steward: string }>
  | BySteward<'invite', { email: string; role: StewardRole }>
  | OnQuestion<'assign-question', { to: string }>
  | OnQuestion<'answer', { text: string; publish: boolean }>
  | OnQuestion<'revise-answer', { text: string }>
  | OnQuestion<'request-information', { text: string }>
  | OnQuestion<'unpublish'>
  | OnLead<'assign-lead', { to: string }>
  | OnLead<'move-lead', { status: 'contacted' | 'qualified' }>
  | OnLead<'close-lead', { reason: (typeof closeReasons)[number] }>
  | OnLead<'reopen-lead'>
  | OnLead<'score-lead', { score: number }>
  | OnLead<'note-lead', { text: string }>
  | OnLead<'plan-step', { step: string; dueAt: number }>
  | OnLead<'snooze-lead', { snoozedUntil: number }>
  | OnLead<'release-lead'>
  | OnLead<'mark-spam'>
  | OnLead<'merge-leads', { other: string }>
  | OnLead<'mark-distinct', { other: string }>
  | OnLead<'erase-person', { reason: string }>
  | BySteward<'save-view', { name: string; shared: boolean }>
  | OnArticle<'write-article', { title: string; category: string; markdown: string; query: string | null }>
  | OnArticle<'revise-article', { markdown: string }>
  | OnArticle<'publish-article'>
  | OnArticle<'unpublish-article'>
  | BySteward<'dismiss-gap', { query: string }>
  | BySteward<'set-synonyms', { synonyms: readonly (readonly string[])[] }>
  | BySteward<'block-network', { network: string; reason: string; minutes: number | null }>
  | BySteward<'unblock-network', { network: string }>
  | BySteward<'allow-network', { network: string; note: string }>
  | BySteward<'set-rule', { rule: (typeof threatRules)[number]; mode: 'on' | 'report-only' | 'off' }>;

export type DemoActionOf<Type extends DemoAction['type']> = Extract<DemoAction, { type: Type }>;

/** A plan: people and bots by key, and their actions, earliest first. */
export interface DemoPlan {
  readonly browsers: Readonly<Record<string, DemoBrowser>>;
  readonly members: Readonly<Record<string, DemoMember>>;
  readonly stewards: Readonly<Record<string, DemoSteward>>;
  readonly actions: readonly DemoAction[];
}
