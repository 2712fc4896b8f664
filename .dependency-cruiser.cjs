const rules = require('./import-rules.cjs');

const tests = '(\\.spec\\.tsx?$|/testing/|/bench/|^packages/testing/|\\.contract\\.ts$)';

const fromRoot = /^((packages|services|frontends|infra)\/|e2e$)/;

/** `contracts` is a package, `transparency-log/verify` a folder or file in the source of one; other folders are written from the root. */
function folderPattern(folder) {
  if (fromRoot.test(folder)) return `^${folder}/`;
  const [name, part] = folder.split('/');
  return part ? `^packages/${name}/src/${part}(/|\\.ts$)` : `^packages/${name}/`;
}

const wholePackage = (folder) => (fromRoot.test(folder) ? folder : folder.split('/')[0]);

/** Folders of the workspace with what they may import. */
const rows = [
  ...Object.entries(rules.packages).map(([name, allowed]) => [`packages/${name}`, allowed.concat('testing')]),
  ...Object.keys(rules.modules).map((name) => [
    `services/${name}`,
    (rules.services[name] ?? rules.services.all).concat('testing'),
  ]),
  ...Object.keys(rules.features).map((name) => [
    `frontends/${name}/src`,
    rules.frontends[name] ?? rules.frontends.all,
  ]),
  ...Object.entries(rules.infra).map(([name, allowed]) => [`infra/${name}`, allowed]),
  ['e2e', rules.e2e],
];

const folderRules = rows.map(([folder, allowed]) => ({
  name: folder,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(packages|services|frontends|infra|e2e)/',
    pathNot: [folder, ...allowed.map(wholePackage)].map(folderPattern),
  },
}));

/** A row with a part of a package. Tests use the rest of that package, too. */
const partRules = rows.flatMap(([folder, allowed]) =>
  allowed
    .filter((imported) => imported !== wholePackage(imported))
    .map((part) => ({
      name: `${folder}, only ${part}`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: '(\\.spec\\.tsx?$|/src/testing/)' },
      to: { path: folderPattern(wholePackage(part)), pathNot: folderPattern(part) },
    })),
);

const moduleRules = Object.entries(rules.modules).flatMap(([service, modules]) =>
  Object.entries(modules).map(([name, allowed]) => ({
    name: `services/${service}/${name}`,
    severity: 'error',
    comment: `may import: ${allowed.join(', ') || 'no other module'}`,
    from: { path: `^services/${service}/src/${name}/`, pathNot: tests },
    to: {
      path: `^services/${service}/src/([^/]+/|(service|main)\\.ts$)`,
      pathNot: `^services/${service}/src/(${[name, ...allowed].join('|')})/`,
    },
  })),
);

const storageRules = Object.entries(rules.storage).map(([service, modules]) => ({
  name: `services/${service}, storage`,
  severity: 'error',
  comment: 'Other modules use the port of the store.',
  from: { path: `^services/${service}/src/[^/]+/`, pathNot: [tests, `/src/(${modules.join('|')})/`] },
  to: { path: '^packages/event-store/' },
}));

const inModule = '^services/[^/]+/src/[^/]+/.*';
const roleFile = (roles) => `${inModule}-(${roles.join('|')})\\.ts$`;

const roleRules = [
  ...rules.roles.map((role, index) => ({
    name: `role -${role}`,
    severity: 'error',
    comment:
      'A role imports the roles to its left, files without a role and, but for the last two, its own role.',
    from: { path: roleFile([role]), pathNot: tests },
    to: {
      path: roleFile(rules.roles.slice(index < rules.roles.length - 2 ? index + 1 : index)),
      // A module names the modules it needs by their types.
      ...(index === rules.roles.length - 1 && { dependencyTypesNot: ['type-only'] }),
    },
  })),
  {
    name: 'no role',
    severity: 'error',
    comment: 'Files without a role import all roles but the last two.',
    from: { path: inModule, pathNot: [tests, roleFile(rules.roles)] },
    to: { path: roleFile(rules.roles.slice(-2)) },
  },
  {
    name: 'edge of a module',
    severity: 'error',
    comment: 'Routes, consumers and workers are not for other modules.',
    from: { path: '^services/([^/]+)/src/([^/]+)/', pathNot: tests },
    to: { path: `^services/$1/src/[^/]+/.*-(${rules.roles.at(-2)})\\.ts$`, pathNot: '^services/$1/src/$2/' },
  },
];

/** Entries of packages that are plain calculation or plain data. */
const pureEntries = ['contracts/.', 'event-store/./decider', 'service-kit/./ip-addresses'];

/** The files through which a package can be imported, so that what a package imports itself is not reported. */
const entriesOf = (name) =>
  Object.entries(require(`./packages/${name}/package.json`).exports)
    .filter(([entry]) => !pureEntries.includes(`${name}/${entry}`))
    .map(([, path]) => `^packages/${name}/${path.slice(2).replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);

/** Files and folders of `frontend-kit` behind entries other than the root, which alone is shared. */
const remoteEntries = entriesOf('frontend-kit')
  .map((entry) => entry.replace('index\\.ts$', ''))
  .filter((entry) => entry !== '^packages/frontend-kit/src/');

// Two rules, because a known violation covers all that its file reaches by the same rule.
const purityRules = [
  ['pure, without packages', rules.services.all.flatMap(entriesOf)],
  // `zod` comes with `contracts`; names of Node.js's own modules have no dot.
  // `ip-addresses` reads addresses with `ipaddr.js` and `net`.
  ['pure, without libraries and Node.js', ['^node_modules/(?!.*/(zod|ipaddr\\.js)/)', '^(?!net$)[a-z_/]+$']],
].map(([name, path]) => ({
  name,
  severity: 'error',
  comment: 'Files that decide get plain data.',
  from: {
    path: `^services/.+/(${rules.pure.join('|').replaceAll('*', '[^/]+')})\\.ts$`,
    pathNot: tests,
  },
  to: { path, reachable: true },
}));

const featureRules = Object.entries(rules.features).flatMap(([frontend, { features, shared }]) =>
  features.concat(shared.filter((name) => !name.includes('.')).join('|')).map((folders) => ({
    name: `frontends/${frontend}/${folders}`,
    severity: 'error',
    comment: 'A feature imports what is shared, never another feature.',
    from: { path: `^frontends/${frontend}/src/(${folders})/`, pathNot: tests },
    to: {
      path: `^frontends/${frontend}/src/`,
      pathNot: `^frontends/${frontend}/src/(${[folders, ...shared].join('|')})(/|$)`,
    },
  })),
);

const featurePartRules = Object.entries(rules.parts).flatMap(([feature, folders]) =>
  Object.entries(folders).map(([name, allowed]) => ({
    name: `${feature}/${name}`,
    severity: 'error',
    comment: `may import: ${allowed.join(', ') || 'no other folder of the feature'}`,
    from: { path: `^${feature}/${name}/`, pathNot: tests },
    to: {
      path: `^${feature}/([^/]+/|feature\\.ts$)`,
      pathNot: `^${feature}/(${[name, ...allowed].join('|')})/`,
    },
  })),
);

/** Files of contracts that browsers load. */
const plainContracts = '^packages/contracts/src/(index|cookies|route|persons/person-ref|.+\\.routes)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...folderRules,
    ...partRules,
    ...moduleRules,
    ...storageRules,
    ...roleRules,
    ...purityRules,
    ...featureRules,
    ...featurePartRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rendering-alone-joins-frontends',
      comment: 'Pages are rendered at build by one bundle of shell and public site.',
      severity: 'error',
      from: { path: '^(infra|services)/', pathNot: '^infra/prerender/src/bundle/' },
      to: { path: '^frontends/[^/]+/src/' },
    },
    {
      name: 'copy-in-e2e',
      comment: 'End-to-end specs use the copy of frontends, and nothing else of them.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(frontends/[^/]+|packages/frontend-kit)/src/', pathNot: '-copy\\.ts$' },
    },
    {
      name: 'state-of-the-shell',
      comment:
        'A remote bundles these files. Imported by a relative path, calls, sessions and storage would be copies without the state of the shell.',
      severity: 'error',
      from: { path: remoteEntries, pathNot: tests },
      to: {
        path: '^packages/frontend-kit/src/((api|connectivity|events|federation|session)/|storage/safe-storage\\.ts$)',
      },
    },
    {
      name: 'contracts-in-browsers',
      comment: 'Browsers import routes and types from the index of contracts, and nothing else of it.',
      severity: 'error',
      from: { path: '^(frontends|packages/(frontend-kit|ui))/', pathNot: tests },
      to: {
        path: '^packages/contracts/',
        pathNot: '^packages/contracts/src/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-without-schemas',
      comment: 'What browsers import of contracts is plain data; schemas are part of its types only.',
      severity: 'error',
      from: { path: plainContracts },
      to: {
        path: '(^packages/contracts/|node_modules/zod/)',
        pathNot: plainContracts,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'deciders-need-no-store',
      severity: 'error',
      from: { path: '^packages/event-store/src/decider\\.ts$' },
      to: { path: '^packages/', pathNot: '^packages/event-store/src/decider\\.ts$' },
    },
    {
      name: 'tests-only',
      comment: 'Test helpers stay out of what runs in production.',
      severity: 'error',
      from: { path: '^(services|packages)/', pathNot: tests },
      to: { path: '(^packages/testing/|/src/testing/)' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(packages|services|frontends)/[^/]+/src/',
        pathNot: '(\\.d\\.ts$|/main\\.ts$)',
      },
      to: {},
    },
  ],
  options: {
    baseline: { staleEntriesSeverity: 'error' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/[^/]+/dist/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
