import type { FrontendName } from '@aera/contracts';
import { paths } from '../../../shared/paths.ts';

export const frontendsCopy = {
  title: 'Micro-frontends',
  lead: 'Which build of each frontend the gateways serve: the latest, unless a version is pinned. Updates every 3 seconds.',
  loading: 'Loading versions...',
  failed: 'Couldn’t load versions',
  titles: {
    shell: 'Shell',
    public: 'Public site',
    member: 'Member area',
    steward: 'Stewards Portal',
  } satisfies Record<FrontendName, string>,
  descriptions: {
    shell: 'Header, footer, notices and sign-in on every page.',
    public: 'Public pages.',
    member: 'Search, questions and member pages.',
    steward: 'This portal.',
  } satisfies Record<FrontendName, string>,
  noGateway: {
    title: 'No gateway has reported its versions',
    text: 'Gateways report every 20 seconds. You can pin versions once one reports.',
  },
  unrendered: (gateways: string) =>
    `The shell and public site on ${gateways} weren’t prerendered together. Visitors’ browsers render the public pages instead, and search engines are asked to retry later. Pin both to builds from the same time, or use the latest of both.`,
  latestBuildsLink: {
    text: 'If a pinned build breaks the site, open this link to use the latest builds in one tab:',
    url: (origin: string) => `${origin}${paths.frontends}?builds=latest`,
  },
  noVersion: 'No gateway has a build of this frontend',
  unpinned: 'Latest',
  pinned: 'Pinned',
  facts: { live: 'Live', latest: 'Latest', pinnedBy: 'Pinned by', why: 'Reason' },
  differs: 'Differs by gateway',
  none: 'None',
  pinnedBy: (who: string, at: string) => `${who}, ${at}`,
  missing: (gateway: string, pinned: string, live: string | null) =>
    `${gateway} doesn’t have ${pinned}. It serves ${live ?? 'nothing'}.`,
  missingTitle: 'Not served everywhere',
  versions: (title: string) => `Versions of ${title}`,
  columns: ['Version', 'Status', 'Built or published', 'Size', 'Commit', 'Actions'],
  live: 'Live',
  latest: 'Latest',
  unknownCommit: 'Unknown',
  /** After a commit id. */
  changed: 'with local changes',
  pin: 'Pin',
  pinLabel: (version: string, title: string) => `Pin ${version} of ${title}`,
  rollBack: (version: string) => `Roll back to ${version}`,
  rollBackLabel: (version: string, title: string) => `Roll back to ${version}: ${title}`,
  unpin: 'Unpin',
  unpinLabel: (title: string) => `Unpin ${title}`,
  gateways: (count: number) => `Gateways (${count})`,
  gatewaysLabel: (title: string) => `Gateways serving ${title}`,
  gatewayColumns: ['Gateway', 'Gateway version', 'Serves', 'Last report'],
  history: {
    title: 'History',
    caption: (title: string) => `Version history of ${title}`,
    columns: ['Time', 'Change', 'Changed by', 'Reason'],
    pinned: (version: string) => `Pinned ${version}`,
    unpinned: 'Unpinned',
    loading: 'Loading history...',
    failed: 'Couldn’t load the history',
    empty: 'No changes yet. It uses the latest build.',
    truncated: (shown: number, total: number) => `Showing the latest ${shown} of ${total}`,
  },
  dialog: {
    pin: (title: string, version: string) => `Pin ${title} to ${version}?`,
    unpin: (title: string) => `Unpin ${title}?`,
    pinText: (published: string) =>
      `New page loads get the build that was last published on ${published}, even when newer builds exist. Open tabs don’t change.`,
    unpinText: (version: string | null) =>
      version === null
        ? 'New page loads get the latest build.'
        : `New page loads get the latest build, currently ${version}.`,
    ownFrontend:
      'You’re using this frontend now. If the build breaks it, open this link, which uses the latest builds:',
    shell: 'Other frontends may need a shell from the same time. Pin them to matching builds too.',
    missingBuild: (gateways: string) => `Build missing on ${gateways}; the latest build stays in use there.`,
    reason: 'Reason',
    hint: 'Saved in the history with your name.',
    missing: 'Enter a reason',
    cancel: 'Cancel',
    confirmPin: 'Pin',
    confirmUnpin: 'Unpin',
    confirming: 'Applying...',
    conflictTitle: 'Someone else changed the version',
    conflictPinned: (version: string, who: string, reason: string) =>
      `${who} pinned ${version}: “${reason}”. Review it before you continue.`,
    conflictUnpinned: 'Someone unpinned it. Review it before you continue.',
  },
  done: {
    pinned: (title: string, version: string) => `${title} pinned to ${version}`,
    unpinned: (title: string) => `${title} unpinned`,
    description: 'The change applies to new page loads.',
  },
  failedToChange: 'Couldn’t change the version',
  noResponse: 'The server didn’t respond. Check what’s live, then try again.',
} as const;

/** Returns the first 8 characters of a version. */
export const shortenVersion = (version: string): string => version.slice(0, 8);
