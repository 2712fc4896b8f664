import { shellWords } from '@aera/content/shell';
import { Button, Container, ErrorState, Section } from '@aera/ui';
import { logFailure, retryFailedLoads } from '@aera/frontend-kit';
import { Component, type ReactNode } from 'react';
import type { Remedy } from './remotes.ts';

type Props = {
  readonly path: string;
  /** What may help besides another try. */
  readonly findRemedy: (path: string) => Promise<Remedy>;
  /** Opens the page anew, with the build that is to help. */
  readonly reopen: (remedy: NonNullable<Remedy>) => void;
  readonly children: ReactNode;
};
type State = { readonly failed: boolean; readonly remedy: Remedy; readonly path: string };

/**
 * Shows what is missing and a Retry in place of a page that could not be loaded or broke. Retry loads again what failed; going to
 * another path starts afresh. Where another version of the site is live by now, it offers to begin anew with that instead; where the part
 * is there in another build than this tab shows, that one too.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, remedy: null, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    if (path === state.path) return null;
    if (state.failed) retryFailedLoads();
    return { failed: false, remedy: null, path };
  }

  override componentDidCatch(error: Error): void {
    logFailure(`The page at ${this.props.path} did not load`, error);
    void this.look();
  }

  private async look(): Promise<void> {
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
        <Container width="text">{this.failure()}</Container>
      </Section>
    );
  }

  private failure(): ReactNode {
    const { remedy } = this.state;
    const { reopen } = this.props;
    const { unavailable, renewed, otherBuild } = shellWords;
    const { title, text, reload } = renewed;
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
