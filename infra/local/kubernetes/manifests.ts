import { join } from 'node:path';
import { repository } from '../repository.ts';
import { type Manifest, render } from './render.ts';

export type Labels = Record<string, string>;

export interface SecretRef {
  name: string;
  key: string;
}

export interface Container {
  name: string;
  image: string;
  args: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: SecretRef; fieldRef?: object } }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources: { requests: Labels; limits: Labels };
  securityContext?: object;
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface Workload extends Manifest {
  spec: {
    replicas?: number;
    volumeClaimTemplates?: Manifest[];
    template: {
      metadata: { labels: Labels; annotations?: Labels };
      spec: {
        containers: Container[];
        initContainers?: Container[];
        volumes?: { name: string; secret?: object }[];
      };
    };
  };
}

export interface Service extends Manifest {
  spec: { selector: Labels; ports: { port: number; targetPort: string }[] };
}

/** Reads the example of a whole platform in `infra/kubernetes` and returns queries on it. */
export async function readManifests() {
  const all = await render(join(repository, 'infra/kubernetes/overlays/example'));
  const listByKind = <M extends Manifest>(kind: string) => all.filter((one) => one.kind === kind) as M[];
  const findManifest = <M extends Manifest>(kind: string, name: string): M => {
    const found = listByKind<M>(kind).find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };
  const deployments = listByKind<Workload>('Deployment');
  const workloads = [...deployments, ...listByKind<Workload>('StatefulSet')];
  const readSettings = (name: string): Labels =>
    findManifest<Manifest & { data: Labels }>('ConfigMap', name).data;

  return {
    all,
    listByKind,
    findManifest,
    deployments,
    workloads,
    readSettings,
    containers: workloads.flatMap(({ spec: { template } }) => [
      ...template.spec.containers,
      ...(template.spec.initContainers ?? []),
    ]),
    /** Returns the Deployments of a service. */
    listDeployments: (service: string): Workload[] =>
      deployments.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/name'] === service),
    /** Returns the environment variables of a workload by name: the value, or its source. */
    readEnvironment: (workload: Workload): Record<string, unknown> => {
      const { env = [], envFrom = [] } = getContainer(workload);
      return Object.assign(
        {},
        ...envFrom.map(({ configMapRef }) => readSettings(configMapRef.name)),
        ...env.map((one) => ({ [one.name]: one.value ?? one.valueFrom })),
      ) as Record<string, unknown>;
    },
    /** Returns the workloads whose pods have these labels. */
    listSelected: (selector: Labels): Workload[] =>
      workloads.filter(({ spec: { template } }) =>
        Object.entries(selector).every(([key, value]) => template.metadata.labels[key] === value),
      ),
  };
}

export const getContainer = ({ spec }: Workload): Container => spec.template.spec.containers[0] as Container;

export const listSecrets = ({ env = [] }: Container): SecretRef[] =>
  env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
