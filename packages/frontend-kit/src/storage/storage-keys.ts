/** What the site keeps in the browser, by the brand's slug. Flags are the string "true". */
export const storageKeys = (slug: string) => ({
  /** localStorage: the notice was acknowledged. */
  acknowledged: `${slug}-jurisdiction-acknowledged`,
  /** localStorage: the server's id of the last consent. */
  consentId: `${slug}-consent-id`,
  /** localStorage: consents that the server does not have yet. */
  pendingConsents: `${slug}-pending-consents`,
  /** localStorage: which notice was acknowledged, by the hash of its words. */
  noticeVersion: `${slug}-notice-version`,
  /** localStorage: the server could not tie the acknowledgement to the notice, and the visitor is to be asked again. */
  noticeAgain: `${slug}-notice-again`,
  /** sessionStorage: the visitor was asked again, or is not to be before the next visit. */
  noticeAsked: `${slug}-notice-asked`,
  /** sessionStorage: it was asked whether this browser was erased, so that it is asked once a visit. */
  erasureAsked: `${slug}-erasure-asked`,
  /** localStorage: the visitor session, a UUID. */
  visitorSession: `${slug}-visitor-session`,
  /** sessionStorage: the mobile notice was dismissed. */
  mobileNoticeDismissed: `${slug}-mobile-notice-dismissed`,
  /** sessionStorage: the PIN was entered. */
  pinAuthenticated: `${slug}_pin_authenticated`,
  /** sessionStorage: "Don't show again" was chosen in the bond trap modal. */
  bondTrapDismissed: `${slug}-bond-trap-dismissed`,
  /** localStorage: the bond trap bubble was closed by its x. Written only: the bubble is back on the next page load. */
  bondTrapHidden: `${slug}-bond-trap-hidden`,
  /** localStorage: the legal trap badge was closed by its x. */
  legalTrapHidden: `${slug}-legal-trap-hidden`,
  /** sessionStorage: "Don't show again" was chosen in the person trap modal. */
  legalTrapDismissed: `${slug}-legal-trap-dismissed`,
  /** sessionStorage: this tab shows the newest builds, whatever is pinned. */
  newestBuilds: `${slug}-newest-builds`,
  /** localStorage: what is ticked in the case file, one flag for each item, `-next-date` and so on. */
  caseFile: `${slug}-case-file`,
});

export type StorageKeys = ReturnType<typeof storageKeys>;
