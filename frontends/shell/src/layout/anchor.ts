const longestWait = 5000;

/** The id that a hash names; null for none, or one that nobody can read. */
export function anchorIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Calls back with the element once it is in the page: at once, or as its part of the page loads. The answer stops the waiting. */
export function whenPresent(id: string, found: (element: HTMLElement) => void): () => void {
  const here = document.getElementById(id);
  if (here) {
    found(here);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => observer.disconnect(), longestWait);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
