import {
  readAllowList,
  allowNetwork,
  listBlocks,
  blockNetwork,
  type BodyOf,
  listComplianceControls,
  readComplianceReport,
  removeAllowedNetwork,
  readIntrusionReport,
  listThreatRules,
  previewBlock,
  type RuleMode,
  runComplianceChecks,
  setThreatRule,
  type ThreatRule,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import { allowListCopy } from './blocks/blocks-copy.ts';
import { complianceCopy } from './security-copy.ts';

export function useAllowListChanges() {
  const refetch = [readAllowList, listBlocks];
  const add = useCommand({
    send: (body: BodyOf<typeof allowNetwork>) => callApi(allowNetwork, { body }),
    refetch,
    success: () => ({ title: allowListCopy.done.added }),
  });
  const remove = useCommand({
    send: (entryId: string) => callApi(removeAllowedNetwork, { params: { entryId } }),
    refetch,
    success: () => ({ title: allowListCopy.done.removed }),
  });
  return { add, remove };
}

/** Previews the effects of a manual block, and blocks. */
export function useManualBlock(onBlocked: () => void) {
  const preview = useMutation({
    mutationFn: (network: string) => callApi(previewBlock, { body: { network } }),
  });
  const block = useCommand({
    send: (body: BodyOf<typeof blockNetwork>) => callApi(blockNetwork, { body }),
    refetch: [listBlocks, readIntrusionReport],
    onSuccess: () => {
      preview.reset();
      onBlocked();
    },
  });
  return { preview, block };
}

export const useSetThreatRule = () =>
  useCommand({
    send: ({ rule, mode }: { rule: ThreatRule; mode: RuleMode }) =>
      callApi(setThreatRule, { params: { rule }, body: { mode } }),
    refetch: [listThreatRules],
  });

export const useRunCompliance = () =>
  useCommand({
    send: () => callApi(runComplianceChecks, { body: {} }),
    refetch: [readComplianceReport, listComplianceControls],
    success: () => ({ title: complianceCopy.page.checksComplete }),
    failure: { title: complianceCopy.page.runFailed },
  });
