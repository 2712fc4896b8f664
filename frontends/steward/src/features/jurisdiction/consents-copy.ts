import type { Order } from '../../shared/table/sorted-rows.ts';

/** The words of the jurisdiction tab; labels, columns and empty states are the specification's. */
export const consentsWords = {
  title: 'Consent records',
  figures: {
    label: 'Figures over all records',
    total: 'Total Consents',
    today: 'Today',
    uniqueIps: 'Unique IPs',
    countries: 'Countries',
    unknown: '–',
  },
  search: 'Search by IP address',
  searchButton: 'Search',
  showAll: 'Show all',
  columns: ['ID', 'IP Address & Source', 'Location', 'Consented At', 'Notice Version', 'Status'],
  noAddress: 'Not kept',
  unknown: 'Unknown',
  consented: 'Consented',
  notRead: 'Not Read',
  withdrawn: 'Withdrawn',
  export: 'Export CSV',
  explorer: 'Explore by address',
  loading: 'Loading consent records...',
  empty: 'No consent records found',
  failed: 'The consent records did not load',
  pages: 'Pages of consent records',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} records`,
  found: (shown: number, total: number, ip: string, order: Order) =>
    shown < total
      ? `The ${order === 'ascending' ? 'oldest' : 'newest'} ${shown} of ${total} records from addresses with “${ip}”`
      : `${total} ${total === 1 ? 'record' : 'records'} from addresses with “${ip}”`,
} as const;
