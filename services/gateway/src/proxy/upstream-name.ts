import { type ServiceName, serviceNames } from '@aera/contracts';

/** The ingest of visitor-analytics, where it runs apart from the rest of that service. */
export const visitorIngest = 'visitor-ingest';

/** Whoever requests are led to. */
export type UpstreamName = ServiceName | typeof visitorIngest;

/** Where each answers. Hits go to visitor-analytics itself unless its ingest runs apart. */
export type UpstreamUrls = Readonly<Record<ServiceName, string>> & {
  readonly [visitorIngest]?: string | undefined;
};

/** Those that have an address, in the order of the services. */
export const upstreamNames = (urls: UpstreamUrls): readonly UpstreamName[] =>
  urls[visitorIngest] === undefined ? serviceNames : [...serviceNames, visitorIngest];
