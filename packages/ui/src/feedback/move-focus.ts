/** Ref of an element that takes the focus when it appears, because the control that had it is gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/**
 * Ref of an element whose own control may remove it. If it has the focus then, its parent gets the focus, or the nearest ancestor that
 * remains. Otherwise browsers move the focus to the top of the document.
 */
export const focusParentOnRemoval = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const ancestors = listAncestors(element);
  // React removes the elements after this. A page that passes the focus on to a heading, as the portal, observes the removal first.
  const afterObservers = (work: () => void) => queueMicrotask(() => queueMicrotask(work));
  afterObservers(() => {
    const focused = document.activeElement;
    if (focused?.isConnected && focused !== document.body) return;
    const parent = ancestors.find(({ isConnected }) => isConnected);
    if (parent && !parent.hasAttribute('tabindex')) parent.tabIndex = -1;
    parent?.focus({ preventScroll: true });
  });
};

function listAncestors({ parentElement: parent }: HTMLElement): HTMLElement[] {
  return parent && parent !== document.body ? [parent, ...listAncestors(parent)] : [];
}
