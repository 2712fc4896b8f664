/** Shown with a draft. */
export const unsavedHint = 'Unsaved changes are kept until you close this tab.';
