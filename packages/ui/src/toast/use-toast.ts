import { toastStore } from './toast-store.ts';
import type { ToastMessage } from './toast-store.ts';

export interface ToastActions {
  /** Shows a toast in place of the one that is there; answers its id. */
  readonly toast: (message: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
}

const actions: ToastActions = { toast: toastStore.toast, dismiss: toastStore.dismiss };

/** For components that speak through toasts. Needs one `Toaster` somewhere in the page. */
export const useToast = (): ToastActions => actions;
