import { brand, brandKey } from '@aera/content/brand';

/** Keys of browser storage. Flags are the string "true". */
export const storageKeys = {
  /** localStorage: the notice was acknowledged. */
  acknowledged: brandKey('jurisdiction-acknowledged'),
  /** localStorage: the server's id of the last consent. */
  consentId: brandKey('consent-id'),
  /** localStorage: prefix of consents that were not sent yet, or were rejected. */
  pendingConsents: brandKey('pending-consents'),
  /** localStorage: hash of the acknowledged notice. */
  noticeVersion: brandKey('notice-version'),
  /** localStorage: the consent is unproven, and the visitor must be asked again. */
  noticeReconsent: brandKey('notice-again'),
  /** sessionStorage: the visitor was asked again, or must not be asked before the next visit. */
  noticeAsked: brandKey('notice-asked'),
  /** sessionStorage: the erasure status was checked, which is done once per visit. */
  erasureAsked: brandKey('erasure-asked'),
  /** localStorage: the visitor session, a UUID. */
  visitorSession: brandKey('visitor-session'),
  /** sessionStorage: the mobile notice was dismissed. */
  mobileNoticeDismissed: brandKey('mobile-notice-dismissed'),
  /** sessionStorage: the PIN was entered. */
  pinAuthenticated: `${brand.slug}_pin_authenticated`,
  /** sessionStorage: the search session of the tab, which groups its searches. */
  searchSession: brandKey('search-session'),
  /** sessionStorage: the token of the link that confirms a member's e-mail address, until it is used. */
  verificationToken: brandKey('verification-token'),
  /** sessionStorage: the token of the link that confirms a member's new e-mail address, until it is used. */
  newEmailToken: brandKey('new-email-token'),
  /** sessionStorage: prefix of drafts: a question to the experts, and a steward's unsaved changes. */
  drafts: brandKey('draft-'),
  /** sessionStorage: id of the steward who wrote the drafts. */
  draftAuthor: brandKey('author-of-drafts'),
  /** sessionStorage: the token of the link that confirms a steward's new e-mail address, until it is used. */
  stewardEmailToken: brandKey('steward-email-token'),
  /** sessionStorage: "Don't show again" was chosen in the bond trap modal. */
  bondTrapDismissed: brandKey('bond-trap-dismissed'),
  /** localStorage: the bond trap bubble was closed by its x. Written only: the bubble is back on the next page load. */
  bondTrapHidden: brandKey('bond-trap-hidden'),
  /** localStorage: the legal trap badge was closed by its x. */
  legalTrapHidden: brandKey('legal-trap-hidden'),
  /** sessionStorage: "Don't show again" was chosen in the person trap modal. */
  legalTrapDismissed: brandKey('legal-trap-dismissed'),
  /** sessionStorage: this tab shows the latest builds, whatever is pinned. */
  latestBuilds: brandKey('latest-builds'),
  /** localStorage: prefix of the checked items of the case file, one flag each. */
  caseFile: brandKey('case-file'),
};

/** Name of the draft of a question to the experts, which ends with a sign-out. */
export const questionDraft = 'question';
