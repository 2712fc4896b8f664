import type { LiveFrontend } from '@aera/contracts';
import { Badge, Button, Card, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ShortId } from '../../../shared/links/person-link.tsx';
import { FrontendHistory } from './frontend-history.tsx';
import { frontendsWords as words, shortVersion } from './frontends-copy.ts';
import { GatewaysTable } from './gateways-table.tsx';
import { liveState } from './frontend-status.ts';
import { MoreOnDemand } from '../more-on-demand.tsx';
import { VersionsTable } from './versions-table.tsx';

export interface FrontendCardProps {
  readonly frontend: LiveFrontend;
  readonly mayAct: boolean;
  /** Asks what to serve; null follows the newest. */
  readonly onAsk: (version: string | null) => void;
}

/** One part of the site: what is live, what else there is, and what was decided. */
export function FrontendCard({ frontend, mayAct, onAsk }: FrontendCardProps) {
  const { name, pin, versions, gateways } = frontend;
  const title = words.titles[name];
  const { missing } = liveState(frontend);
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {words.what[name]}
            </Text>
          </Stack>
          <Badge variant={pin ? 'warning' : 'secondary'}>{pin ? words.pinned : words.follows}</Badge>
        </Row>
        {missing.length > 0 && (
          <Notice tone="destructive" title={words.missingTitle}>
            {missing.map(({ gateway, missing: wanted, live }) => (
              <Text key={gateway} size="sm">
                {words.missing(gateway, shortVersion(wanted ?? ''), live && shortVersion(live))}
              </Text>
            ))}
          </Notice>
        )}
        <Facts frontend={frontend} />
        {mayAct && <Actions frontend={frontend} onAsk={onAsk} />}
        {versions.length === 0 ? (
          <Text size="sm" tone="muted">
            {words.noVersion}
          </Text>
        ) : (
          <VersionsTable frontend={frontend} mayAct={mayAct} onPin={onAsk} />
        )}
        <div>
          {gateways.length > 0 && (
            <MoreOnDemand label={words.gateways(gateways.length)}>
              <GatewaysTable frontend={frontend} />
            </MoreOnDemand>
          )}
          <MoreOnDemand label={words.history.title}>
            <FrontendHistory name={name} />
          </MoreOnDemand>
        </div>
      </Stack>
    </Card>
  );
}

function Facts({ frontend }: Pick<FrontendCardProps, 'frontend'>) {
  const { pin } = frontend;
  const { live, differs, newest } = liveState(frontend);
  const shown = (version: string | undefined) => (version ? <ShortId id={version} /> : words.none);
  return (
    <FactList
      facts={[
        { label: words.facts.live, value: differs ? words.differs : shown(live?.version) },
        { label: words.facts.newest, value: shown(newest?.version) },
        ...(pin
          ? [
              { label: words.facts.pinnedBy, value: words.by(pin.by, formatDate(pin.at)) },
              { label: words.facts.why, value: pin.reason, wide: true },
            ]
          : []),
      ]}
    />
  );
}

function Actions({ frontend, onAsk }: Pick<FrontendCardProps, 'frontend' | 'onAsk'>) {
  const { name, pin } = frontend;
  const { previous } = liveState(frontend);
  const title = words.titles[name];
  if (!previous && !pin) return null;
  return (
    <Row gap={3}>
      {previous && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.rollBackOf(shortVersion(previous.version), title)}
          onClick={() => onAsk(previous.version)}
        >
          {words.rollBack(shortVersion(previous.version))}
        </Button>
      )}
      {pin && (
        <Button size="sm" variant="secondary" aria-label={words.followOf(title)} onClick={() => onAsk(null)}>
          {words.follow}
        </Button>
      )}
    </Row>
  );
}
