import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object. */
export interface Manifest extends Plain {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

/** The supported fields of a kustomization. */
interface Kustomization {
  namespace?: string;
  resources: string[];
  patches?: { path: string; target: { kind: string; name?: string } }[];
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: {
    name: string;
    behavior?: 'merge';
    envs?: string[];
    literals?: string[];
    files?: string[];
  }[];
}

/**
 * Returns the objects of a kustomization, as `kubectl kustomize` does, without hash suffixes of ConfigMaps. Supports the features used in
 * `infra/kubernetes`; an unknown field is an error.
 */
export async function render(folder: string): Promise<Manifest[]> {
  const text = await readFile(join(folder, 'kustomization.yaml'), 'utf8');
  const {
    apiVersion: _,
    kind: __,
    namespace,
    resources = [],
    patches = [],
    images = [],
    configMapGenerator = [],
    ...rest
  } = parse(text) as Kustomization & Plain;
  if (Object.keys(rest).length > 0)
    throw new Error(`${folder}: ${Object.keys(rest).join(', ')} is not known here.`);

  const manifests = (await Promise.all(resources.map((path) => renderResource(join(folder, path))))).flat();
  for (const { name, behavior, envs = [], literals = [], files = [] } of configMapGenerator) {
    const data = Object.fromEntries([
      ...(await Promise.all(envs.map((path) => readPairs(join(folder, path))))).flat(),
      ...literals.map(parsePair),
      ...(await Promise.all(files.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]))),
    ]) as Record<string, string>;
    const known = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
    if ((behavior === 'merge') !== (known !== undefined))
      throw new Error(
        `${folder}: the ConfigMap ${name} ${known ? 'is there already' : 'is not there to be merged'}.`,
      );
    if (known) known['data'] = { ...(known['data'] as object), ...data };
    else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  }
  const loadedPatches = await Promise.all(
    patches.map(async ({ path, target }) => ({
      target,
      patch: parse(await readFile(join(folder, path), 'utf8')) as Plain,
    })),
  );
  return manifests
    .map((manifest) =>
      loadedPatches
        .filter(
          ({ target: { kind, name = manifest.metadata.name } }) =>
            kind === manifest.kind && name === manifest.metadata.name,
        )
        .reduce(
          (target, { patch: { metadata: _name, ...patch } }) => merge(target, patch) as Manifest,
          manifest,
        ),
    )
    .map((manifest) => renameImages(manifest, images) as Manifest)
    .map((manifest) =>
      namespace && manifest.kind !== 'Namespace' ? setNamespace(manifest, namespace) : manifest,
    );
}

const renderResource = async (path: string): Promise<Manifest[]> =>
  existsSync(join(path, 'kustomization.yaml'))
    ? render(path)
    : parseAllDocuments(await readFile(path, 'utf8')).map((document) => document.toJS() as Manifest);

const readPairs = async (path: string): Promise<[string, string][]> =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parsePair);

const parsePair = (line: string): [string, string] => {
  const separatorIndex = line.indexOf('=');
  return [line.slice(0, separatorIndex), line.slice(separatorIndex + 1)];
};

const setNamespace = (manifest: Manifest, namespace: string): Manifest => ({
  ...manifest,
  metadata: { ...manifest.metadata, namespace },
});

function renameImages(value: unknown, images: NonNullable<Kustomization['images']>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameImages(item, images));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const found = key === 'image' && images.find(({ name }) => name === inner);
      return [key, found ? `${found.newName}:${found.newTag}` : renameImages(inner, images)];
    }),
  );
}

export type Plain = { [key: string]: unknown };

/** Applies a strategic merge patch: maps and lists whose items have a name or a path are merged; other lists and values are replaced. */
export function merge(target: unknown, patch: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(patch)) return mergeLists(target as Plain[], patch as Plain[]);
  if (!isPlainObject(target) || !isPlainObject(patch)) return patch;
  const patched = Object.entries(patch).map(([key, value]) => [
    key,
    key in target ? merge(target[key], value) : value,
  ]);
  return { ...target, ...(Object.fromEntries(patched) as Plain) };
}

/** Fields that identify the items of a list. */
const mergeKeys = ['mountPath', 'name'];

function mergeLists(target: Plain[], patch: Plain[]): unknown[] {
  const key = mergeKeys.find((name) =>
    [...target, ...patch].every((item) => isPlainObject(item) && name in item),
  );
  if (!key) return patch;
  const added = patch.filter((item) => !target.some((other) => other[key] === item[key]));
  const merged = target.map((item) => {
    const change = patch.find((other) => other[key] === item[key]);
    return change ? merge(item, change) : item;
  });
  return [...added, ...merged];
}

const isPlainObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
