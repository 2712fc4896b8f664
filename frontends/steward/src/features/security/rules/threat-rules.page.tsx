import { listThreatRules, type RuleMode, setThreatRule, type ThreatRule } from '@aera/contracts';
import { Grid, Text } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { securityWords } from '../security-copy.ts';
import { RuleCard } from './rule-card.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';

const words = securityWords.rules;

/** The rules that threats are found by, and whether each blocks. */
export function RulesPage() {
  const client = useQueryClient();
  const reading = useStewardQuery(listThreatRules);
  const setting = useMutation({
    mutationFn: ({ rule, mode }: { rule: ThreatRule; mode: RuleMode }) =>
      callApi(setThreatRule, { params: { rule }, body: { mode } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listThreatRules.path] }),
  });
  const { data, isError } = reading;
  /** What a steward has chosen shows at once, and goes back if it was not kept. */
  const chosen = (rule: ThreatRule, mode: RuleMode): RuleMode =>
    setting.isPending && setting.variables.rule === rule ? setting.variables.mode : mode;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead}>
        <AsOf reading={reading} />
      </PageTitle>
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data && (
        <Grid minColumn="22rem" gap={4}>
          {data.rules.map((state) => (
            <RuleCard
              key={state.rule}
              state={{ ...state, mode: chosen(state.rule, state.mode) }}
              saving={setting.isPending}
              failed={setting.isError && setting.variables.rule === state.rule}
              onMode={(mode) => setting.mutate({ rule: state.rule, mode })}
            />
          ))}
        </Grid>
      )}
    </>
  );
}
