import { shellWords } from '@aera/content/shell';
import { Container, ErrorState, Section } from '@aera/ui';
import { logFailure, retryFailedLoads } from '@aera/web-kit';
import { Component, type ReactNode } from 'react';

type Props = {
  readonly path: string;
  /** Whether another version of the site answers the path by now. */
  readonly isOutdated: (path: string) => Promise<boolean>;
  readonly reload: () => void;
  readonly children: ReactNode;
};
type State = { readonly failed: boolean; readonly outdated: boolean; readonly path: string };

/**
 * Shows what is missing and a Retry in place of a page that could not be loaded or broke. Retry loads again what failed; going to
 * another path starts afresh. Where another version of the site is live by now, it offers to begin anew with that instead.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, outdated: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    if (path === state.path) return null;
    if (state.failed) retryFailedLoads();
    return { failed: false, outdated: false, path };
  }

  override componentDidCatch(error: Error): void {
    logFailure(`The page at ${this.props.path} did not load`, error);
    void this.look();
  }

  private async look(): Promise<void> {
    const { path, isOutdated } = this.props;
    const outdated = await isOutdated(path);
    if (outdated && this.props.path === path) this.setState({ outdated });
  }

  readonly retry = (): void => {
    retryFailedLoads();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { unavailable, renewed } = shellWords;
    const { title, text } = this.state.outdated ? renewed : unavailable;
    const again = this.state.outdated
      ? { retryLabel: renewed.reload, onRetry: this.props.reload }
      : { retryLabel: unavailable.retry, onRetry: this.retry };
    return (
      <Section>
        <Container width="text">
          <ErrorState level={1} title={title} detail={text} {...again} />
        </Container>
      </Section>
    );
  }
}
