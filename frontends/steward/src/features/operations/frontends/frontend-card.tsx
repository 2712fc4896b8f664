import { ShortId } from '../../../shared/links/id-links.tsx';
import type { FrontendStatus } from '@aera/contracts';
import { Badge, Button, Card, Heading, MutedText, Notice, Row, Stack, Text } from '@aera/ui';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { frontendsCopy as copy, shortenVersion } from './frontends-copy.ts';
import { GatewaysTable, PinHistory, VersionsTable } from './frontend-tables.tsx';
import { readLiveState } from './frontend-status.ts';
import { LazyDetails } from '../details.tsx';

interface FrontendCardProps {
  readonly frontend: FrontendStatus;
  readonly mayChange: boolean;
  /** Null unpins. */
  readonly onSelect: (version: string | null) => void;
}

export function FrontendCard({ frontend, mayChange, onSelect }: FrontendCardProps) {
  const { name, pin, versions, gateways } = frontend;
  const title = copy.titles[name];
  const { gatewaysWithoutPin } = readLiveState(frontend);
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <MutedText>{copy.descriptions[name]}</MutedText>
          </Stack>
          <Badge variant={pin ? 'warning' : 'secondary'}>{pin ? copy.pinned : copy.unpinned}</Badge>
        </Row>
        {gatewaysWithoutPin.length > 0 && (
          <Notice tone="destructive" title={copy.missingTitle}>
            {gatewaysWithoutPin.map(({ gateway, missing: pinned, live }) => (
              <Text key={gateway} size="sm">
                {copy.missing(gateway, shortenVersion(pinned ?? ''), live && shortenVersion(live))}
              </Text>
            ))}
          </Notice>
        )}
        <Facts frontend={frontend} />
        {mayChange && <Actions frontend={frontend} onSelect={onSelect} />}
        {versions.length === 0 ? (
          <MutedText>{copy.noVersion}</MutedText>
        ) : (
          <VersionsTable frontend={frontend} mayChange={mayChange} onPin={onSelect} />
        )}
        <div>
          {gateways.length > 0 && (
            <LazyDetails label={copy.gateways(gateways.length)}>
              <GatewaysTable frontend={frontend} />
            </LazyDetails>
          )}
          <LazyDetails label={copy.history.title}>
            <PinHistory name={name} />
          </LazyDetails>
        </div>
      </Stack>
    </Card>
  );
}

function Facts({ frontend }: Pick<FrontendCardProps, 'frontend'>) {
  const { pin } = frontend;
  const { live, differs, latest } = readLiveState(frontend);
  const formatVersion = (version: string | undefined) => (version ? <ShortId id={version} /> : copy.none);
  return (
    <FactList
      facts={[
        { label: copy.facts.live, value: differs ? copy.differs : formatVersion(live?.version) },
        { label: copy.facts.latest, value: formatVersion(latest?.version) },
        ...(pin
          ? [
              { label: copy.facts.pinnedBy, value: copy.pinnedBy(pin.by, formatDate(pin.at)) },
              { label: copy.facts.why, value: pin.reason, wide: true },
            ]
          : []),
      ]}
    />
  );
}

function Actions({ frontend, onSelect }: Pick<FrontendCardProps, 'frontend' | 'onSelect'>) {
  const { name, pin } = frontend;
  const { nextOlder } = readLiveState(frontend);
  const title = copy.titles[name];
  if (!nextOlder && !pin) return null;
  return (
    <Row gap={3}>
      {nextOlder && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.rollBackLabel(shortenVersion(nextOlder.version), title)}
          onClick={() => onSelect(nextOlder.version)}
        >
          {copy.rollBack(shortenVersion(nextOlder.version))}
        </Button>
      )}
      {pin && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.unpinLabel(title)}
          onClick={() => onSelect(null)}
        >
          {copy.unpin}
        </Button>
      )}
    </Row>
  );
}
