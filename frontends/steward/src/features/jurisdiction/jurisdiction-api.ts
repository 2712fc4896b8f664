import { listConsents } from '@aera/contracts';
import type { Order } from '../../shared/table/table-sort.ts';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';

export const pageSize = 50;
/** How often they are read, in milliseconds. */
const every = 30_000;
/** Most records that a search shows. */
const searchSize = 100;

export interface WantedConsents {
  readonly page: number;
  readonly ip: string | null;
  readonly order: Order;
}

/** One page of consent records by the time of consent; with part of an address, the first that match it. */
export const useConsents = ({ page, ip, order }: WantedConsents) =>
  useStewardQuery(listConsents, {
    query: {
      ...(ip ? { ip, limit: searchSize, offset: 0 } : { limit: pageSize, offset: (page - 1) * pageSize }),
      ...(order === 'ascending' && { order }),
    },
    every,
    keepPrevious: true,
  });
