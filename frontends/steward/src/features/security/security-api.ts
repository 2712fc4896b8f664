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
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { complianceCopy } from './security-copy.ts';
import { useInvalidate } from '../../shared/session/use-invalidate.ts';

export function useAllowListChanges() {
  const onSettled = useInvalidate(readAllowList, listBlocks);
  const add = useMutation({
    mutationFn: (body: BodyOf<typeof allowNetwork>) => callApi(allowNetwork, { body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (entryId: string) => callApi(removeAllowedNetwork, { params: { entryId } }),
    onSettled,
  });
  return { add, remove };
}

/** Previews the effects of a manual block, and blocks. */
export function useManualBlock(onBlocked: () => void) {
  const onSettled = useInvalidate(listBlocks, readIntrusionReport);
  const preview = useMutation({
    mutationFn: (network: string) => callApi(previewBlock, { body: { network } }),
  });
  const block = useMutation({
    mutationFn: (body: BodyOf<typeof blockNetwork>) => callApi(blockNetwork, { body }),
    onSuccess: () => {
      preview.reset();
      onBlocked();
    },
    onSettled,
  });
  return { preview, block };
}

export function useSetThreatRule() {
  const onSettled = useInvalidate(listThreatRules);
  return useMutation({
    mutationFn: ({ rule, mode }: { rule: ThreatRule; mode: RuleMode }) =>
      callApi(setThreatRule, { params: { rule }, body: { mode } }),
    onSettled,
  });
}

export function useRunCompliance() {
  const invalidate = useInvalidate(readComplianceReport, listComplianceControls);
  const { toast } = useToast();
  const copy = complianceCopy.page;
  return useMutation({
    mutationFn: () => callApi(runComplianceChecks, { body: {} }),
    onSuccess: () => {
      toast({ title: copy.checksComplete });
      return invalidate();
    },
    onError: (error) =>
      toast({
        title: copy.runFailed,
        description: isApiError(error) ? error.detail : undefined,
        variant: 'destructive',
      }),
  });
}
