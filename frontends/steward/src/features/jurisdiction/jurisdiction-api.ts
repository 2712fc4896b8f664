import { type Order } from '../../shared/table/table-sort.ts';
import { listConsents } from '@aera/contracts';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';

export const pageSize = 50;
const intervalMs = 30_000;
/** Maximum records that a search shows. */
const maxSearchResults = 100;

interface ConsentPage {
  readonly page: number;
  readonly ip: string | null;
  readonly order: Order;
}

/** One page of consent records by the time of consent; with part of an address, the first that match it. */
export const useConsents = ({ page, ip, order }: ConsentPage) =>
  useStewardQuery(listConsents, {
    query: {
      ...(ip
        ? { ip, limit: maxSearchResults, offset: 0 }
        : { limit: pageSize, offset: (page - 1) * pageSize }),
      ...(order === 'ascending' && { order }),
    },
    intervalMs,
    keepPrevious: true,
  });
