import { shellWords } from '@aera/content/shell';
import { Container, ErrorState, Section } from '@aera/ui';
import { logFailure, retryFailedLoads } from '@aera/web-kit';
import { Component, type ReactNode } from 'react';

type Props = { readonly path: string; readonly children: ReactNode };
type State = { readonly failed: boolean; readonly path: string };

/**
 * Shows what is missing and a Retry in place of a page that could not be loaded or broke. Retry loads again what failed; going to
 * another path starts afresh.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    if (path === state.path) return null;
    if (state.failed) retryFailedLoads();
    return { failed: false, path };
  }

  override componentDidCatch(error: Error): void {
    logFailure(`The page at ${this.props.path} did not load`, error);
  }

  readonly retry = (): void => {
    retryFailedLoads();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, retry } = shellWords.unavailable;
    return (
      <Section>
        <Container width="text">
          <ErrorState level={1} title={title} detail={text} retryLabel={retry} onRetry={this.retry} />
        </Container>
      </Section>
    );
  }
}
