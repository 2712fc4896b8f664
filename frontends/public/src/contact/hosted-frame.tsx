import { contact } from '@aera/content/contact';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** What the provider's page may do: be a form. It stays on its own origin, so none of this reaches ours. */
const sandbox = 'allow-forms allow-scripts allow-same-origin allow-popups';

/** White: a provider's page that has no background of its own was drawn for paper. */
const Page = styled.iframe<{ $shown: boolean }>`
  width: 100%;
  height: ${({ $shown }) => ($shown ? 'clamp(32rem, 80vh, 46rem)' : '1px')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  background: white;
  border: 0;
  border-radius: ${theme.radius.md};
  color-scheme: light;
`;

/** The frame itself, out of sight until its page is there. */
export const HostedFrame = (props: {
  readonly url: string;
  readonly shown: boolean;
  readonly onLoad: () => void;
}) => (
  <Page
    title={contact.hostedForm.frame}
    src={props.url}
    sandbox={sandbox}
    loading="lazy"
    referrerPolicy="strict-origin"
    onLoad={props.onLoad}
    $shown={props.shown}
  />
);
