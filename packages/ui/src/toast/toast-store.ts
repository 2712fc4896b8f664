export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'success' | 'destructive';
  /** For example undo. The page must also offer it elsewhere, because the toast closes after 5 s. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Milliseconds until a dismissed toast leaves the store; set in `docs/public-site.md`. */
export const removalDelayMs = 1_000_000;

/** Contains the one visible toast. A later toast replaces it. */
export function createToastStore() {
  let current: ShownToast | null = null;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const show = (next: ShownToast | null) => {
    clearTimeout(removal);
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    current: (): ShownToast | null => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows a toast and returns its id. */
    toast(message: ToastMessage): number {
      lastId += 1;
      show({ ...message, id: lastId, open: true });
      return lastId;
    },
    /** Closes the toast with this id if it is still shown. */
    dismiss(id: number): void {
      if (current?.id !== id || !current.open) return;
      show({ ...current, open: false });
      removal = setTimeout(() => show(null), removalDelayMs);
    },
  };
}

type ToastStore = ReturnType<typeof createToastStore>;

/** One store for the page. */
export const toastStore: ToastStore = createToastStore();

export interface ToastActions {
  /** Shows a toast in place of the current one; returns its id. */
  readonly toast: (message: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
}

const actions: ToastActions = { toast: toastStore.toast, dismiss: toastStore.dismiss };

/** For components that show toasts. Requires one `Toaster` in the page. */
export const useToast = (): ToastActions => actions;
