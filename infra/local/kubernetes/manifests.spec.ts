import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { Cluster, Database, ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1';
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import {
  PodMonitor,
  Probe,
  PrometheusRule,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { readManifests } from './manifests.ts';
import { render } from './render.ts';

const models = {
  Certificate,
  Cluster,
  ConfigMap,
  Database,
  Deployment,
  ExternalSecret,
  Gateway,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Ingress,
  Issuer,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PodMonitor,
  Probe,
  PrometheusRule,
  ScaledObject,
  ScheduledBackup,
  Service,
  StatefulSet,
};

/** Folders that an overlay adds where the cluster has their operator. */
const optionalParts = ['postgres', 'gateway-api', 'external-secrets', 'monitoring'];

describe('each manifest', async () => {
  const optional = await Promise.all(
    optionalParts.map((part) => render(join(repository, 'infra/kubernetes', part))),
  );
  const all = [...(await readManifests()).all, ...optional.flat()];

  it.each(all.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s is valid by the schema of Kubernetes or of its operator, and in the namespace',
    (_, manifest) => {
      const Model = models[manifest.kind as keyof typeof models];
      expect(manifest.apiVersion).toBe(Model.apiVersion);
      // The classes validate their input, so the compiler need not.
      const model = new (Model as new (data: unknown) => { validate(): void })(structuredClone(manifest));
      expect(() => model.validate()).not.toThrow();
      expect(manifest.metadata.namespace ?? manifest.metadata.name).toBe('aera');
    },
  );

  it.each([
    'base',
    'nats',
    'certificates',
    'meilisearch',
    'clickhouse',
    'overlays/example',
    ...optionalParts,
  ])('of %s is listed in its kustomization', async (part) => {
    const folder = join(repository, 'infra/kubernetes', part);
    const text = await readFile(join(folder, 'kustomization.yaml'), 'utf8');
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
    expect(files.filter((name) => name !== 'kustomization.yaml' && !text.includes(name))).toEqual([]);
  });
});
