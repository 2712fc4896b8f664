import { addresses } from '../addresses.ts';
import { useStewardQuery } from '../session/use-steward-query.ts';

export const pageSize = 50;
/** Most records that a search shows. */
const searchSize = 100;

/** One page of consent records, newest first; with part of an address, the newest that match it. */
export const useConsents = ({ page, ip }: { page: number; ip: string | null }) =>
  useStewardQuery(addresses.listConsents, {
    query: ip ? { ip, limit: searchSize, offset: 0 } : { limit: pageSize, offset: (page - 1) * pageSize },
    keepPrevious: true,
  });
