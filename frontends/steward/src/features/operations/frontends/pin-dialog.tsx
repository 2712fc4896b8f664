import type { FrontendStatus } from '@aera/contracts';
import { Notice, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { listGatewaysWithout, readLiveState } from './frontend-status.ts';
import { frontendsCopy, shortenVersion } from './frontends-copy.ts';

const copy = frontendsCopy.dialog;

interface PinDialogProps {
  readonly frontend: FrontendStatus;
  /** The version to pin; null follows the latest. */
  readonly version: string | null;
  readonly pending: boolean;
  /** Concurrent change since the steward opened the dialog. */
  readonly conflict: FrontendStatus | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Explains the effect of a version and asks for a reason. */
export function PinDialog({ frontend, version, conflict, ...dialog }: PinDialogProps) {
  const title = frontendsCopy.titles[frontend.name];
  return (
    <ReasonDialog
      {...dialog}
      title={version === null ? copy.unpin(title) : copy.pin(title, shortenVersion(version))}
      copy={copy}
      confirm={version === null ? copy.confirmUnpin : copy.confirmPin}
      maxLength={300}
    >
      <Effects frontend={frontend} version={version} />
      <div role="alert">{conflict && <ConflictNotice current={conflict} />}</div>
    </ReasonDialog>
  );
}

function Effects({ frontend, version }: Pick<PinDialogProps, 'frontend' | 'version'>) {
  const { name, versions } = frontend;
  const { latest } = readLiveState(frontend);
  if (version === null) return <Text>{copy.unpinText(latest && shortenVersion(latest.version))}</Text>;
  const built = versions.find((one) => one.version === version)?.builtAt;
  const without = listGatewaysWithout(frontend, version);
  return (
    <>
      {built && <Text>{copy.pinText(formatDate(built))}</Text>}
      {without.length > 0 && <Notice tone="warning">{copy.missingBuild(without.join(', '))}</Notice>}
      {(name === 'shell' || name === 'steward') && (
        <Notice tone="warning">
          {name === 'shell' && <Text size="sm">{copy.shell}</Text>}
          <Text size="sm">
            {copy.ownFrontend} <LatestBuildsLink />
          </Text>
        </Notice>
      )}
    </>
  );
}

const ConflictNotice = ({ current: { pin } }: { readonly current: FrontendStatus }) => (
  <Notice tone="warning" title={copy.conflictTitle}>
    {pin ? copy.conflictPinned(shortenVersion(pin.version), pin.by, pin.reason) : copy.conflictUnpinned}
  </Notice>
);

const Url = styled.a`
  display: inline-block;
  max-width: 100%;
  color: inherit;
  overflow-wrap: anywhere;
`;

/** Opens this page with the latest builds instead of the pinned ones. */
export function LatestBuildsLink() {
  const url = frontendsCopy.latestBuildsLink.url(window.location.origin);
  return <Url href={url}>{url}</Url>;
}
