import { EnsureStepUp } from '../../shared/session/frame-context.ts';
import { type ReauthStatus, readReauthStatus } from '@aera/contracts';
import { callApi, logFailure, registerStepUpPrompt, stewardKey, useWindowEvent } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { stepUpCopy } from './step-up-copy.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

export function StepUpGuard({ children }: { readonly children: ReactNode }) {
  const { required, proved, ensure } = useStepUp();
  return (
    <EnsureStepUp value={ensure}>
      {children}
      {required && <StepUpDialog {...required} onProved={proved} />}
    </EnsureStepUp>
  );
}

/** Delays before the first check after sign-in, between checks, and after a proof. */
const firstCheckMs = 10_000;
const intervalMs = 30_000;
const recheckMs = 2_000;

/** Minimum remaining validity of a proof before a new request. */
const minSecondsLeft = 5;

interface StepUp {
  /** Null while no step-up is required. */
  readonly required: Pick<ReauthStatus, 'method' | 'hasPasskey'> | null;
  readonly proved: () => void;
  /** Returns whether a proof is valid; prompts if it is not. */
  readonly ensure: () => Promise<boolean>;
}

/**
 * Whether step-up authentication is required: checked periodically, and when the server rejects a call for it. All waiting callers
 * get the same result; signing out resolves to false.
 */
function useStepUp(): StepUp {
  const client = useQueryClient();
  const [required, setRequired] = useState<StepUp['required']>(null);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const lastStatus = useRef<ReauthStatus | null>(null);
  const recheckTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback((proved: boolean) => {
    setRequired(null);
    for (const answer of waiting.current.splice(0)) answer(proved);
  }, []);

  const checkStatus = useCallback(async (): Promise<ReauthStatus | null> => {
    try {
      const status = await callApi(readReauthStatus);
      const secondsLeftBefore = lastStatus.current?.timeUntilReauth ?? 0;
      lastStatus.current = status;
      if (status.isReauthRequired) setRequired(status);
      // Waiting callers may need a newer proof than the status requires. The time left rises when one succeeds in another tab.
      else if (waiting.current.length === 0 || status.timeUntilReauth > secondsLeftBefore) settle(true);
      return status;
    } catch (error) {
      logFailure(stepUpCopy.checkFailed, error);
      return null;
    }
  }, [settle]);

  const prompt = useCallback(async (): Promise<boolean> => {
    const answer = new Promise<boolean>((resolve) => waiting.current.push(resolve));
    if (lastStatus.current) setRequired(lastStatus.current);
    return answer;
  }, []);

  useEffect(() => {
    let timer = setTimeout(function next() {
      void checkStatus();
      timer = setTimeout(next, intervalMs);
    }, firstCheckMs);
    // Prompts at once when the method is known.
    const end = registerStepUpPrompt(async () =>
      lastStatus.current || (await checkStatus()) ? prompt() : false,
    );
    return () => {
      clearTimeout(timer);
      clearTimeout(recheckTimer.current);
      end();
      settle(false);
    };
  }, [checkStatus, prompt, settle]);

  useWindowEvent('signed-out', () => {
    lastStatus.current = null;
    settle(false);
  });

  return {
    required,
    proved: () => {
      settle(true);
      void client.invalidateQueries({ queryKey: stewardKey });
      recheckTimer.current = setTimeout(() => void checkStatus(), recheckMs);
    },
    ensure: async () => {
      const status = await checkStatus();
      return status === null || status.timeUntilReauth > minSecondsLeft || prompt();
    },
  };
}
