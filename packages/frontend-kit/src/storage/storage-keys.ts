/** Keys of browser storage, with the brand's slug. Flags are the string "true". */
export const storageKeys = (slug: string) => ({
  /** localStorage: the notice was acknowledged. */
  acknowledged: `${slug}-jurisdiction-acknowledged`,
  /** localStorage: the server's id of the last consent. */
  consentId: `${slug}-consent-id`,
  /** localStorage: consents that were not sent yet. */
  pendingConsents: `${slug}-pending-consents`,
  /** localStorage: hash of the acknowledged notice. */
  noticeVersion: `${slug}-notice-version`,
  /** localStorage: the consent is unproven, and the visitor must be asked again. */
  noticeReconsent: `${slug}-notice-again`,
  /** sessionStorage: the visitor was asked again, or must not be asked before the next visit. */
  noticeAsked: `${slug}-notice-asked`,
  /** sessionStorage: the erasure status was checked, which is done once per visit. */
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
  /** sessionStorage: this tab shows the latest builds, whatever is pinned. */
  latestBuilds: `${slug}-latest-builds`,
  /** localStorage: prefix of the checked items of the case file, one flag each. */
  caseFile: `${slug}-case-file`,
});

export type StorageKeys = ReturnType<typeof storageKeys>;
