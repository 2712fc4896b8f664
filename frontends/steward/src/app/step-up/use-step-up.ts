import { type ReauthStatus, reauthStatus } from '@aera/contracts';
import { callApi, logFailure, provideProof, stewardKey, useWindowEvent } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { presenceWords } from './step-up-copy.ts';

/** Milliseconds until the first look after a sign-in, between two looks, and until the look after a proof. */
const firstLook = 10_000;
const lookEvery = 30_000;
const lookAgain = 2_000;

/** A proof has to be good for so many seconds more, so that what is begun now gets through. */
const enough = 5;

export interface Presence {
  /** How presence is to be proved, while it has to be; null otherwise. */
  readonly asked: ReauthStatus['method'] | null;
  /** It was proved. */
  readonly proved: () => void;
  /** Answers whether the steward has proved lately to be there, and asks for it where not. */
  readonly ensure: () => Promise<boolean>;
}

/**
 * Follows whether the signed-in steward has to prove again to be there: looks on its own, and is told by a call that the server
 * would not take. All who wait for the proof get the same answer; signing out is a no.
 */
export function usePresence(): Presence {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Presence['asked']>(null);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const known = useRef<ReauthStatus | null>(null);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback((proved: boolean) => {
    setAsked(null);
    for (const answer of waiting.current.splice(0)) answer(proved);
  }, []);

  const look = useCallback(async (): Promise<ReauthStatus | null> => {
    try {
      const status = await callApi(reauthStatus);
      known.current = status;
      if (status.isReauthRequired) setAsked(status.method);
      // Proved elsewhere, such as in another tab.
      else settle(true);
      return status;
    } catch (error) {
      logFailure(presenceWords.unchecked, error);
      return null;
    }
  }, [settle]);

  const ask = useCallback(async (): Promise<boolean> => {
    const answer = new Promise<boolean>((resolve) => waiting.current.push(resolve));
    if (known.current) setAsked(known.current.method);
    return answer;
  }, []);

  useEffect(() => {
    let timer = setTimeout(function next() {
      void look();
      timer = setTimeout(next, lookEvery);
    }, firstLook);
    // A server that refuses is believed once it is known how presence is proved; where that is unknown, it is asked first.
    const end = provideProof(async () => (known.current || (await look()) ? ask() : false));
    return () => {
      clearTimeout(timer);
      clearTimeout(again.current);
      end();
      settle(false);
    };
  }, [look, ask, settle]);

  useWindowEvent('signed-out', () => {
    known.current = null;
    settle(false);
  });

  return {
    asked,
    proved: () => {
      settle(true);
      void client.invalidateQueries({ queryKey: stewardKey });
      again.current = setTimeout(() => void look(), lookAgain);
    },
    ensure: async () => {
      const status = await look();
      return status === null || status.timeUntilReauth > enough || ask();
    },
  };
}
