import type { OperationsRoutes, ServiceName } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The operations of one service, by address; the spec beside holds each against the contract. */
export const operationsOf = (service: ServiceName) => {
  const at = (path: string) => `/api/admin/operations/${service}/${path}`;
  return {
    operationsOverview: address<OperationsRoutes['operationsOverview']>('GET', at('overview')),
    listDeadLetters: address<OperationsRoutes['listDeadLetters']>('GET', at('dead-letters')),
    redriveDeadLetters: address<OperationsRoutes['redriveDeadLetters']>('POST', at('dead-letters/redrive')),
    discardDeadLetters: address<OperationsRoutes['discardDeadLetters']>('POST', at('dead-letters/discard')),
    listDiscarded: address<OperationsRoutes['listDiscarded']>('GET', at('dead-letters/discarded')),
    listRebuilds: address<OperationsRoutes['listRebuilds']>('GET', at('rebuilds')),
    startRebuild: address<OperationsRoutes['startRebuild']>('POST', at('rebuilds')),
    decideRebuild: address<OperationsRoutes['decideRebuild']>('POST', at('rebuilds/:id/decision')),
    listStreams: address<OperationsRoutes['listStreams']>('GET', at('streams')),
    listEvents: address<OperationsRoutes['listEvents']>('GET', at('events')),
    readEvent: address<OperationsRoutes['readEvent']>('GET', at('events/:id')),
    readJourney: address<OperationsRoutes['readJourney']>('GET', at('journey')),
    readState: address<OperationsRoutes['readState']>('GET', at('state')),
  };
};
