import type { BotReason } from '@aera/contracts';
import { useAnalyticsState, writeState } from '../state/analytics-state.ts';
import type { Range } from '../state/range.ts';
import { parsePage } from '../../../shared/list/pager.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { reasonCopy } from './bots-copy.ts';

export const verdicts = ['bot', 'human', 'any'] as const;
type VerdictFilter = (typeof verdicts)[number];

const isReason = (text: string | null): text is BotReason => text !== null && Object.hasOwn(reasonCopy, text);

/** The state of the tab, from the URL: period, time zone, verdict, reason, and the pages of both lists. */
export function useBotsState() {
  const { state } = useAnalyticsState();
  const { get, set } = usePageState();
  const reason = get('reason');
  return {
    range: state.range,
    zone: state.zone,
    verdict: verdicts.find((verdict) => verdict === get('verdict')) ?? 'bot',
    reason: isReason(reason) ? reason : null,
    page: parsePage(get('page')),
    historyPage: parsePage(get('said')),
    setTime: (time: { range?: Range; zone?: string }) =>
      set({ ...writeState({ ...state, ...time }), page: null }),
    setVerdict: (verdict: VerdictFilter) => set({ verdict: verdict === 'bot' ? null : verdict, page: null }),
    setReason: (next: BotReason | null) => set({ reason: next, page: null }),
    setPage: (page: number, options?: { replace: boolean }) => set({ page: String(page) }, options),
    setHistoryPage: (page: number) => set({ values: String(page) }),
  };
}
