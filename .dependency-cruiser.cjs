/**
 * The arrows of docs/architecture.md: who may import whom. Everything not forbidden here is allowed.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'services-stand-alone',
      comment: 'A service knows another only by its messages and contracts.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'frontends-stand-alone',
      comment: 'A micro-frontend knows another only through the shell and web-kit.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/' },
      to: { path: '^frontends/', pathNot: '^frontends/$1/' },
    },
    {
      name: 'rendering-alone-joins-frontends',
      comment: 'Pages are rendered at build by one bundle of shell and public site.',
      severity: 'error',
      from: { path: '^(infra|services|e2e)/', pathNot: '^infra/prerender/src/bundle/' },
      to: { path: '^frontends/[^/]+/src/' },
    },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|frontends|e2e)/' },
    },
    {
      name: 'leaf-packages',
      comment: 'These depend on nothing else of the platform.',
      severity: 'error',
      from: {
        path: '^packages/(event-store/src/decider|contracts|living-time|content)/',
        pathNot: '\\.spec\\.tsx?$',
      },
      to: {
        path: '^packages/([^/]+)/',
        pathNot: '^packages/(event-store/src/decider|contracts|living-time|content)/',
      },
    },
    {
      name: 'store-and-bus-know-not-each-other',
      comment: 'service-kit is the one place that knows both.',
      severity: 'error',
      from: { path: '^packages/event-(store|bus)/', pathNot: '(\\.spec\\.ts$|/bench/|/testing/)' },
      to: { path: '^packages/', pathNot: '^packages/(event-$1|contracts)/' },
    },
    {
      name: 'browser-and-server-apart',
      severity: 'error',
      from: { path: '^(frontends|packages/(ui|web-kit|content))/' },
      to: { path: '^packages/(event-store|event-bus|service-kit|testing)/' },
    },
    {
      name: 'pure-cores',
      comment: 'Rules see no framework, database, bus or contract: they get plain data.',
      severity: 'error',
      from: {
        path: [
          '^services/.+/decide-[a-z-]+\\.ts$',
          '^services/.+/(claim|member|steward|session|consent|lead|question|inbox|document)\\.ts$',
        ],
        pathNot: '\\.spec\\.ts$',
      },
      to: {
        path: '(fastify|mikro-orm|@nats-io|packages/(event-store|event-bus|service-kit|contracts)/)',
        pathNot: '^packages/event-store/src/decider/',
      },
    },
    {
      name: 'tests-only',
      comment: 'Test helpers stay out of what runs in production.',
      severity: 'error',
      from: {
        path: '^(services|packages)/',
        pathNot: '(\\.spec\\.tsx?$|/testing/|/bench/|^packages/testing/|\\.contract\\.ts$)',
      },
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
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.data|\\.toolchain)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
