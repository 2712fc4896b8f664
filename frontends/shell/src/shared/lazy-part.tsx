import { logFailure, retryFailedLoads, toRetryDelayMs } from '@aera/frontend-kit';
import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  /** Shown until the script has loaded, and after a failure. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Shows a part of the shell whose script loads when it is first rendered, such as a dialog. If it fails, the rest of the page keeps working,
 * and the part is rendered again after 2 s, 4 s, and so on, at most every minute.
 */
export class LazyPart extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    logFailure('A part of the page did not load', error);
    this.#failures++;
    this.#timer = setTimeout(() => {
      retryFailedLoads();
      this.setState({ failed: false });
    }, toRetryDelayMs(this.#failures));
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
