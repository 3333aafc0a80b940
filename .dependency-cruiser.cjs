/** The borders of the house (docs/architecture.md): who may import whom. */
const services = 'order|waybill|pickup|payment|user|terminal';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'A cycle means two files are one.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'services-stand-alone',
      'A service imports packages only: never another service, never the gateway.',
      { path: `^services/(${services})/` },
      { path: `^(services/(?!$1/)|gateway/|admin-ui/|storefront-ui/)` },
    ),
    rule(
      'gateway-has-no-service',
      'The gateway talks to services over NATS.',
      { path: '^gateway/' },
      { path: '^(services|admin-ui|storefront-ui)/' },
    ),
    rule(
      'contracts-are-plain',
      'The wire knows only money.',
      { path: '^packages/contracts/' },
      { path: '^(packages/(?!contracts|money)|services|gateway)' },
    ),
    rule(
      'packages-import-no-service',
      'Packages are below services; only the test kit may start them.',
      { path: '^packages/(?!testing)', pathNot: '\\.int-spec\\.ts$' },
      { path: '^(services|gateway|admin-ui|storefront-ui)/' },
    ),
    rule(
      'ui-is-browser-only',
      'The UIs import the client, contracts, money, checks and the look.',
      { path: '^(admin-ui/|storefront-ui/|packages/client/(?!.*\\.int-spec\\.ts$))' },
      { path: '^(services|gateway|packages/(platform|crud|legacy|testing))' },
    ),
    rule(
      'domain-is-plain',
      'Business rules know no framework, database or broker.',
      { path: '/domain/', pathNot: '\\.spec\\.ts$' },
      {
        path: 'node_modules/(@nestjs|typeorm|pg|nats|bullmq|ioredis)|^packages/(platform|crud)/|\\.(entity|service|queries)\\.ts$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
    },
  },
};
