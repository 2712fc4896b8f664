export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'success' | 'destructive';
  /** An action on the event, such as undo; there must be another way after the toast is gone. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** How long a dismissed toast stays in the store: long enough for any exit animation. */
export const REMOVAL_DELAY = 1_000_000;

/** Holds the one toast that may be visible. A later toast takes the place of an earlier one. */
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
    /** Shows a toast and answers its id. */
    toast(message: ToastMessage): number {
      lastId += 1;
      show({ ...message, id: lastId, open: true });
      return lastId;
    },
    /** Closes the toast with this id, if it is still the one shown. */
    dismiss(id: number): void {
      if (current?.id !== id || !current.open) return;
      show({ ...current, open: false });
      removal = setTimeout(() => show(null), REMOVAL_DELAY);
    },
  };
}

type ToastStore = ReturnType<typeof createToastStore>;

/** One for the page, whichever part of it speaks. */
export const toastStore: ToastStore = createToastStore();

export interface ToastActions {
  /** Shows a toast in place of the one that is there; answers its id. */
  readonly toast: (message: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
}

const actions: ToastActions = { toast: toastStore.toast, dismiss: toastStore.dismiss };

/** For components that speak through toasts. Needs one `Toaster` somewhere in the page. */
export const useToast = (): ToastActions => actions;
