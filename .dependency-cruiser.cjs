/**
 * Which room may import which (docs/decisions.md, "Rooms"): a room imports itself, the rooms of its row, and packages. Types count.
 * `npm run lint` checks it.
 */
const rooms = {
  'src/site': [],
  'src/content': ['src/site'],
  'src/browser': ['src/site'],
  'src/components': ['src/site', 'src/browser', 'src/content/model/schemas.ts'],
  'src/templates': ['src/site', 'src/browser', 'src/components'],
  'src/gatsby': ['src/site', 'src/content', 'src/browser', 'src/components'],
  'src/outputs': ['src/site', 'src/content', 'src/gatsby'],
  plugins: ['src/site', 'src/content', 'src/gatsby'],
};

const own = '^(?:src|plugins|workshop|netlify|__tests__|gatsby-(?:node|browser|ssr|config))';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, others]) => ({
      name: `what ${room} imports`,
      comment: `${room} imports ${['itself', ...others].join(', ')} and packages.`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: { path: own, pathNot: `^(?:${[room, ...others].join('|')})(?:/|$)` },
    })),
    {
      name: 'site is pure',
      severity: 'error',
      // The types of messages extend those of i18next.
      from: { path: '^src/site/', pathNot: '^src/site/data/messages' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'no React here',
      severity: 'error',
      from: { path: '^src/(?:content|browser)/', pathNot: '^src/browser/(?:application|document|gatsby)/' },
      to: { path: 'node_modules/(?:react|react-dom|react-i18next|gatsby)/' },
    },
    { name: 'no circles of files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no circles of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|^public/' },
  },
};
