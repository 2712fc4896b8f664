import { useMayChange } from '../../../shared/session/roles.tsx';
import {
  listThreatRules,
  severities,
  severityNames,
  type RuleMode,
  type RuleState,
  type ThreatRule,
} from '@aera/contracts';
import { Badge, Card, Grid, Heading, MutedText, Row, Stack, Text, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { FailureNotice } from '@aera/frontend-kit/form';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { BadgeList, SeverityBadge } from '../badges.tsx';
import { useSetThreatRule } from '../security-api.ts';
import { modeCopy, securityCopy } from '../security-copy.ts';

const copy = securityCopy.rules;

/** The rules that detect threats, and their modes. */
export function RulesPage() {
  const query = useApiQuery(listThreatRules);
  const setting = useSetThreatRule();
  /** Optimistic update: shows the mode that is being saved. */
  const getShownMode = (rule: ThreatRule, mode: RuleMode): RuleMode =>
    setting.isPending && setting.variables.rule === rule ? setting.variables.mode : mode;
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <FreshnessWithRefresh query={query} />
      </PageTitle>
      <QueryContent query={query} copy={copy}>
        {({ rules }) => (
          <Grid minColumn="22rem" gap={4}>
            {rules.map((state) => (
              <RuleCard
                key={state.rule}
                state={{ ...state, mode: getShownMode(state.rule, state.mode) }}
                saving={setting.isPending}
                failed={setting.isError && setting.variables.rule === state.rule}
                onMode={(mode) => setting.mutate({ rule: state.rule, mode })}
              />
            ))}
          </Grid>
        )}
      </QueryContent>
    </>
  );
}

const modes = toOptions(modeCopy);

interface RuleCardProps {
  readonly state: RuleState;
  readonly saving: boolean;
  readonly failed: boolean;
  readonly onMode: (mode: RuleMode) => void;
}

/** One rule with thresholds, results and mode. */
function RuleCard({ state, saving, failed, onMode }: RuleCardProps) {
  const { threatType, description, thresholds, windowMinutes, blocksFrom, mode, setBy, setAt } = state;
  const mayChange = useMayChange();
  return (
    <Card as="section" aria-label={threatType}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {threatType}
        </Heading>
        <Text size="sm">{description}</Text>
        <BadgeList>
          {severities.toReversed().map((severity) => (
            <Row as="li" key={severity} gap={1}>
              <SeverityBadge severity={severity} />
              <Text as="span" size="sm">
                {thresholds[severity]}
              </Text>
            </Row>
          ))}
          <MutedText as="li">{copy.window(windowMinutes)}</MutedText>
        </BadgeList>
        <MutedText size="xs">
          {[
            blocksFrom ? `${copy.blocksFrom(severityNames[blocksFrom])}.` : `${copy.never}.`,
            copy.results(state.seen, state.blocked, state.wouldHaveBlocked),
            setBy !== null && setAt !== null && copy.setBy(setBy, formatDate(setAt)),
          ]
            .filter(Boolean)
            .join(' ')}
        </MutedText>
        {blocksFrom && mayChange && (
          <SegmentedControl
            label={copy.mode(threatType)}
            options={modes}
            value={mode}
            onValueChange={(next) => saving || onMode(next)}
          />
        )}
        {blocksFrom && !mayChange && (
          <div>
            <Badge variant="outline">{modeCopy[mode]}</Badge>
          </div>
        )}
        <FailureNotice>{failed ? copy.notSaved : null}</FailureNotice>
      </Stack>
    </Card>
  );
}
