import { shellCopy } from '@aera/content/shell';
import { Button, Container, ErrorState, Section } from '@aera/ui';
import { leavePrerenderedPage, logFailure, retryFailedLoads } from '@aera/frontend-kit';
import { Component, type ReactNode } from 'react';
import type { Remedy } from './remedy.ts';

type Props = {
  readonly path: string;
  /** Finds a remedy besides a retry. */
  readonly findRemedy: (path: string) => Promise<Remedy>;
  /** Reopens the page with the build that may work. */
  readonly reopen: (remedy: NonNullable<Remedy>) => void;
  readonly children: ReactNode;
};
type State = { readonly failed: boolean; readonly remedy: Remedy; readonly path: string };

/**
 * Shows what is missing and a retry button in place of a page that failed to load or crashed. Retry loads the failed parts; navigation
 * resets it. If another version of the site is live, it offers a reload; if the part exists in another build than this tab shows, it offers
 * that build.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, remedy: null, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    if (path === state.path) return null;
    leavePrerenderedPage();
    if (state.failed) retryFailedLoads();
    return { failed: false, remedy: null, path };
  }

  override componentDidCatch(error: Error): void {
    logFailure(`The page at ${this.props.path} did not load`, error);
    void this.loadRemedy();
  }

  /** A gate replaces the page. */
  override componentWillUnmount(): void {
    leavePrerenderedPage();
  }

  private async loadRemedy(): Promise<void> {
    const { path, findRemedy } = this.props;
    const remedy = await findRemedy(path);
    if (remedy && this.props.path === path) this.setState({ remedy });
  }

  readonly retry = (): void => {
    retryFailedLoads();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Section>
        <Container width="text">{this.renderFailure()}</Container>
      </Section>
    );
  }

  private renderFailure(): ReactNode {
    const { remedy } = this.state;
    const { reopen } = this.props;
    const { unavailable, newVersion, otherBuild } = shellCopy;
    const { title, text, reload } = newVersion;
    if (remedy === 'reload')
      return (
        <ErrorState
          level={1}
          title={title}
          detail={text}
          retryLabel={reload}
          onRetry={() => reopen('reload')}
        />
      );
    return (
      <ErrorState
        level={1}
        title={unavailable.title}
        detail={unavailable.text}
        retryLabel={unavailable.retry}
        onRetry={this.retry}
      >
        {remedy && (
          <Button variant="secondary" onClick={() => reopen(remedy)}>
            {otherBuild[remedy]}
          </Button>
        )}
      </ErrorState>
    );
  }
}
