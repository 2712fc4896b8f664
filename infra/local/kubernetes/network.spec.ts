import { describe, expect, it } from 'vitest';
import { type Labels, readManifests } from './manifests.ts';
import type { Manifest } from './render.ts';

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
interface Rule {
  from?: { podSelector?: Selector }[];
  to?: { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: object }[];
  ports?: { port: number }[];
}
interface Policy extends Manifest {
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}

describe('the network in Kubernetes', async () => {
  const { listByKind, workloads } = await readManifests();
  const policies = listByKind<Policy>('NetworkPolicy');
  const names = ({ matchLabels = {}, matchExpressions = [] }: Selector): string[] =>
    workloads
      .filter(
        ({
          spec: {
            template: {
              metadata: { labels },
            },
          },
        }) =>
          Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
          matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? '')),
      )
      .map(({ metadata }) => metadata.name);

  /** Returns `from → to:port` for all traffic that one side of the policies allows between workloads. */
  const allowed = (side: 'ingress' | 'egress'): string[] =>
    policies
      .flatMap(({ spec }) =>
        (spec[side] ?? []).flatMap(({ from, to, ports = [] }) =>
          (from ?? to ?? [])
            .filter((peer) => peer.podSelector && !('namespaceSelector' in peer))
            .flatMap(({ podSelector = {} }) => names(podSelector))
            .flatMap((peer) =>
              names(spec.podSelector).map((own) => (side === 'egress' ? [own, peer] : [peer, own])),
            )
            .flatMap(([source, target]) => ports.map(({ port }) => `${source} → ${target}:${port}`)),
        ),
      )
      .toSorted();

  it('rejects traffic that is not allowed', () =>
    expect(policies.map(({ spec }) => spec)).toContainEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    }));

  it('allows ingress exactly where egress is allowed', () =>
    expect(new Set(allowed('ingress'))).toEqual(new Set(allowed('egress'))));

  it('admits only the gateway to a service, and services that call each other', () => {
    const askers = new Set(
      allowed('egress')
        .filter((one) => one.endsWith(':8080'))
        .map((one) => one.split(' ')[0]),
    );
    expect([...askers].toSorted()).toEqual(['consent-ledger', 'contacts-crm', 'gateway']);
    const asked = allowed('egress').filter(
      (one) => one.startsWith('consent-ledger → ') && one.endsWith(':8080'),
    );
    expect(asked).toEqual(['consent-ledger → visitor-analytics-query:8080']);
  });

  it('lets only knowledge-search reach Meilisearch, and Meilisearch no one', () => {
    const search = allowed('egress').filter((one) => one.includes('meilisearch'));
    expect(search).toEqual(['knowledge-search → meilisearch:7700']);
  });

  it('lets consent-ledger reach its witnesses, and only security-auth another server by HTTPS', () => {
    const outside = policies.filter(({ spec }) =>
      spec.egress?.some(
        ({ to = [], ports = [] }) =>
          to.some((peer) => peer.ipBlock) && ports.some(({ port }) => port === 443),
      ),
    );
    expect(outside.map(({ metadata, spec }) => [metadata.name, names(spec.podSelector)])).toEqual([
      ['to-witnesses', ['consent-ledger']],
      ['to-own-site', ['security-auth']],
    ]);
  });

  it('denies the gateway access to the databases, and everyone access to projectors', () => {
    const outside = policies.filter(({ spec }) =>
      spec.egress?.some(({ to }) => to?.some((peer) => peer.ipBlock)),
    );
    for (const { spec } of outside) expect(names(spec.podSelector)).not.toContain('gateway');
    expect(allowed('ingress').filter((one) => one.includes('→ visitor-analytics-projector'))).toEqual([]);
  });

  it('selects at least one pod in every rule', () => {
    const peers = policies.flatMap(({ spec: { ingress = [], egress = [] } }) => [
      ...ingress.flatMap(({ from = [] }) => from),
      ...egress.flatMap(({ to = [] }) => to),
    ]);
    const inside = peers.filter((peer) => !('namespaceSelector' in peer));
    const selectors = [...policies.map(({ spec }) => spec), ...inside].flatMap(
      ({ podSelector }) => podSelector ?? [],
    );
    expect(selectors.filter((selector) => names(selector).length === 0)).toEqual([]);
  });
});
