import {
  type BodyOf,
  type Holder,
  type DataSubjectRoutes,
  dataSubjectRoutes,
  identityHeader,
  type ResponseOf,
  type Route,
  routeRegistry,
} from '@aera/contracts/server';
import type { FastifyRequest } from 'fastify';

type Question = keyof DataSubjectRoutes;
export type Told<Q extends Question> = ResponseOf<DataSubjectRoutes[Q]>;

/** Asks a service that holds something of people, as the steward who asks us; null when it does not answer in time. */
export type AskHolder = <Q extends Question>(
  holder: Holder,
  question: Q,
  body: BodyOf<DataSubjectRoutes[Q]>,
  identityToken: string,
) => Promise<Told<Q> | null>;

/** What the gateway vouches for the caller with; without it nobody has come this far. */
export const tokenOf = ({ headers }: FastifyRequest): string => String(headers[identityHeader]);

/** Where each of them is; one that nobody has named is not reached. */
export type HolderUrls = Readonly<Record<Holder, string | undefined>>;

/**
 * A steward waits for what is read; what is given out or erased may take its time, but not so long that the gateway gives up on us, which
 * takes fifteen seconds and counts against us.
 */
const patience: Record<Question, number> = { heldActivity: 2000, heldData: 10_000, eraseHeld: 10_000 };

export const createHolderClient =
  (urls: HolderUrls, onFailure: (holder: Holder, error: unknown) => void): AskHolder =>
  async (holder, question, body, identityToken) => {
    const route: Route = dataSubjectRoutes[holder][question];
    const url = urls[holder];
    try {
      if (url === undefined) throw new Error(`nobody has said where ${holder} is`);
      const response = await fetch(new URL(route.path, url), {
        method: route.method,
        headers: { [identityHeader]: identityToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience[question]),
      });
      if (!response.ok) throw new Error(`${holder} answered ${response.status}`);
      return routeRegistry.get(route).response.parse(await response.json()) as Told<typeof question>;
    } catch (error) {
      onFailure(holder, error);
      return null;
    }
  };
