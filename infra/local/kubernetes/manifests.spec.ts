import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { readManifests } from './manifests.ts';

const models = {
  ConfigMap,
  Deployment,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  ScaledObject,
  Service,
  StatefulSet,
};

describe('each manifest', async () => {
  const { all } = await readManifests();

  it.each(all.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s is valid by the schema of Kubernetes or KEDA, and in the namespace',
    (_, manifest) => {
      const Model = models[manifest.kind as keyof typeof models];
      expect(manifest.apiVersion).toBe(Model.apiVersion);
      // The classes validate their input, so the compiler need not.
      const model = new (Model as new (data: unknown) => { validate(): void })(structuredClone(manifest));
      expect(() => model.validate()).not.toThrow();
      expect(manifest.metadata.namespace ?? manifest.metadata.name).toBe('aera');
    },
  );

  it.each(['base', 'nats', 'overlays/example'])('of %s is listed in its kustomization', async (part) => {
    const folder = join(repository, 'infra/kubernetes', part);
    const text = await readFile(join(folder, 'kustomization.yaml'), 'utf8');
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
    expect(files.filter((name) => name !== 'kustomization.yaml' && !text.includes(name))).toEqual([]);
  });
});
