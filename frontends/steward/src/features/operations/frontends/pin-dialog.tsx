import type { LiveFrontend } from '@aera/contracts';
import { Notice, Text } from '@aera/ui';
import { AskWhy } from '../../../shared/fields/reason-dialog.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { frontendsWords, shortVersion } from './frontends-copy.ts';
import { lacking, liveState } from './frontend-status.ts';
import { WayOut } from './newest-builds-link.tsx';

const words = frontendsWords.dialog;

export interface DecideDialogProps {
  readonly frontend: LiveFrontend;
  /** The version to pin; null follows the newest. */
  readonly version: string | null;
  readonly pending: boolean;
  /** What somebody else has made of it since the steward looked. */
  readonly conflict: LiveFrontend | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what another version would mean, and asks why, before it is served. */
export function DecideDialog({ frontend, version, conflict, ...asking }: DecideDialogProps) {
  const title = frontendsWords.titles[frontend.name];
  return (
    <AskWhy
      {...asking}
      title={version === null ? words.unpin(title) : words.pin(title, shortVersion(version))}
      words={words}
      confirm={version === null ? words.confirmUnpin : words.confirmPin}
      longest={300}
    >
      <Meaning frontend={frontend} version={version} />
      <div role="alert">{conflict && <Overtaken current={conflict} />}</div>
    </AskWhy>
  );
}

function Meaning({ frontend, version }: Pick<DecideDialogProps, 'frontend' | 'version'>) {
  const { name, versions } = frontend;
  const { newest } = liveState(frontend);
  if (version === null) return <Text>{words.unpinText(newest && shortVersion(newest.version))}</Text>;
  const built = versions.find((one) => one.version === version)?.builtAt;
  const without = lacking(frontend, version);
  return (
    <>
      {built && <Text>{words.pinText(formatDate(built))}</Text>}
      {without.length > 0 && <Notice tone="warning">{words.lacking(without.join(', '))}</Notice>}
      {(name === 'shell' || name === 'steward') && (
        <Notice tone="warning">
          {name === 'shell' && <Text size="sm">{words.shell}</Text>}
          <Text size="sm">
            {words.own} <WayOut />
          </Text>
        </Notice>
      )}
    </>
  );
}

const Overtaken = ({ current: { pin } }: { readonly current: LiveFrontend }) => (
  <Notice tone="warning" title={words.conflictTitle}>
    {pin ? words.conflictPinned(shortVersion(pin.version), pin.by, pin.reason) : words.conflictFollows}
  </Notice>
);
