import type { FrontendName } from '@aera/contracts';
import { paths } from '../../../shared/paths.ts';

export const frontendsCopy = {
  title: 'Micro-frontends',
  lead: 'What the site is made of, and which build of each every gateway serves: the newest, unless a steward pins another one. Read again every three seconds.',
  loading: 'Asking for the versions…',
  failed: 'The versions did not load',
  titles: {
    shell: 'Shell',
    public: 'Public site',
    member: 'Members’ site',
    steward: 'Stewards’ portal',
  } satisfies Record<FrontendName, string>,
  what: {
    shell: 'Header, footer, notices and sign-in around every page.',
    public: 'The pages that anybody may read.',
    member: 'Search, questions, and what members have.',
    steward: 'These pages.',
  } satisfies Record<FrontendName, string>,
  noGateway: {
    title: 'No gateway says which versions it has',
    text: 'They say so every twenty seconds. Until one does, nothing can be pinned.',
  },
  unrendered: (gateways: string) =>
    `The shell and the public site that are live at ${gateways} were never rendered together: browsers draw the public pages, and search engines are asked to wait. Pin both to builds of one time, or follow the newest of both.`,
  wayOut: {
    text: 'Should a pinned build not work, this address shows the newest builds, in one tab alone:',
    address: (origin: string) => `${origin}${paths.frontends}?builds=newest`,
  },
  noVersion: 'No gateway has a build of it.',
  follows: 'Follows the newest',
  pinned: 'Pinned',
  facts: { live: 'Live', newest: 'Newest', pinnedBy: 'Pinned by', why: 'Why' },
  differs: 'Not the same at each gateway',
  none: 'None',
  by: (who: string, at: string) => `${who}, ${at}`,
  missing: (gateway: string, pinned: string, live: string | null) =>
    `${gateway} does not have ${pinned} and serves ${live ?? 'nothing'}.`,
  missingTitle: 'Not served everywhere',
  versions: (title: string) => `Versions of ${title}`,
  columns: ['Version', 'State', 'Built', 'Size', 'Commit', 'Serve'],
  live: 'Live',
  newest: 'Newest',
  unknownCommit: 'Not known',
  /** After a commit: the build had more in it. */
  changed: 'and changes',
  pin: 'Pin',
  pinOf: (version: string, title: string) => `Pin ${version} of ${title}`,
  rollBack: (version: string) => `Roll back to ${version}`,
  rollBackOf: (version: string, title: string) => `Roll back to ${version}: ${title}`,
  follow: 'Follow the newest',
  followOf: (title: string) => `Follow the newest of ${title}`,
  gateways: (count: number) => `Gateways (${count})`,
  gatewaysOf: (title: string) => `Gateways that serve ${title}`,
  gatewayColumns: ['Gateway', 'Its own version', 'Serves', 'Last heard of'],
  history: {
    title: 'History',
    caption: (title: string) => `What was decided about ${title}`,
    columns: ['When', 'What', 'Who', 'Why'],
    pinned: (version: string) => `Pinned ${version}`,
    followed: 'Follows the newest',
    loading: 'Loading the history…',
    failed: 'The history did not load',
    empty: 'Nobody has decided anything about it yet: it follows the newest.',
    rest: (shown: number, total: number) => `The newest ${shown} of ${total}.`,
  },
  dialog: {
    pin: (title: string, version: string) => `Pin ${title} to ${version}?`,
    unpin: (title: string) => `Have ${title} follow the newest again?`,
    pinText: (built: string) =>
      `Every gateway serves the build of ${built} to whoever loads a page from now on, whatever newer builds there are. Tabs that are open go on with what they have.`,
    unpinText: (version: string | null) =>
      version === null
        ? 'Every gateway serves its newest build to whoever loads a page from now on.'
        : `Every gateway serves its newest build, now ${version}, to whoever loads a page from now on.`,
    own: 'You are using this part yourself. Should this build not work, take it back at this address, which shows you the newest ones:',
    shell: 'The other parts may need a shell of their own age. Pin them to their builds of that time, too.',
    lacking: (gateways: string) => `${gateways} does not have this build and goes on with its newest.`,
    reason: 'Why',
    hint: 'Stays in the history, with your name.',
    missing: 'Say why, for whoever looks later.',
    cancel: 'Cancel',
    confirmPin: 'Pin',
    confirmUnpin: 'Follow the newest',
    confirming: 'Saying so…',
    conflictTitle: 'Somebody else has decided meanwhile',
    conflictPinned: (version: string, who: string, reason: string) =>
      `${who} pinned ${version}: “${reason}”. Look again before you go on.`,
    conflictFollows: 'It follows the newest again. Look again before you go on.',
  },
  done: {
    pinned: (title: string, version: string) => `${title}: ${version} is pinned`,
    unpinned: (title: string) => `${title} follows the newest`,
    description: 'Whoever loads a page from now on gets it.',
  },
  notDone: 'Not Done',
  noAnswer: 'There was no answer. Nothing may have changed: look at what is live, and try again.',
} as const;

/** Enough of a version to tell it from others. */
export const shortVersion = (version: string): string => version.slice(0, 8);
