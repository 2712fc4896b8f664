import { logFailure, retryFailedLoads } from '@aera/frontend-kit';
import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  /** In its place until its script is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

const minRetryDelayMs = 2000;
const maxRetryDelayMs = 60_000;

/**
 * A part of the frame whose script comes when it is first needed, such as a dialog. When the script does not come, the rest of the page
 * lives on, and the part is tried again after two seconds, four, and so on.
 */
export class LazyPart extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  #wait = minRetryDelayMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    logFailure('A part of the page did not load', error);
    this.#timer = setTimeout(() => {
      retryFailedLoads();
      this.setState({ failed: false });
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, maxRetryDelayMs);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
