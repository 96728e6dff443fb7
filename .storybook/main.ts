import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { withoutDeveloperTools } from '../scripts/developer-tools.ts'
import { readonlyTypes } from './readonly-types.ts'
import { docgenOfComponents } from './docgen-of-components.ts'
import { preparedWorlds } from './worlds.ts'

/** The Storybook that is built with a development's React, for its warnings. */
const isForTests = process.env['STORIES_FOR'] === 'tests'

/** Files of stories, by their path in the project, when no others are to be built. */
const only = process.env['STORIES_OF']?.split(',').map(file => join(import.meta.dirname, '..', file))

/** The files of a pattern; those that were asked for alone. */
const wantedOf = (pattern: string): string[] =>
  only
    ? globSync(pattern, { cwd: import.meta.dirname }).filter(file =>
        only.includes(join(import.meta.dirname, file)),
      )
    : [pattern]

/**
 * One group of the sidebar, flat: each component by its own name, without the folder around it. A new folder joins
 * when the Storybook starts again.
 */
const group = (titlePrefix: string, src: string, wanted: (folder: string) => boolean) =>
  [...new Set(globSync(`${src}/*/{,kinds/}*.stories.tsx`, { cwd: import.meta.dirname }).map(dirname))]
    .filter(folder => wanted(basename(folder)))
    .flatMap(directory =>
      wantedOf(`${directory}/*.stories.tsx`).map(file => ({ titlePrefix, directory, files: basename(file) })),
    )

const foundations = new Set(['foundations', 'life-cycles'])
const isFoundation = (folder: string) => foundations.has(folder)
const isComponent = (folder: string) => !isFoundation(folder)

/** Where the worker lies that holds a database: the page's html starts one before any module has come. */
const workerOf = {
  PRODUCTION: 'assets/database-worker.js',
  DEVELOPMENT: '.storybook/host/database-worker.ts',
}
const startsDatabaseAhead = (worker: string) =>
  `<script>
    if (/[?&]id=(pages|apps)-/.test(location.search))
      databaseAhead = new Worker('${worker}', { type: 'module' })
  </script>`

/**
 * Storybook's spinner comes after 100 ms and hides a story that is being drawn just then: what measures itself would
 * find no room, and nothing could take the focus.
 */
const laidOutBehindTheSpinner = `<style>
    .sb-show-preparing-story:not(.sb-show-main) > #storybook-root { display: block }
  </style>`

/** The apps' style takes the numbers from lists; steps in a text have them. */
const numberedSteps = `<style>
    .sbdocs-content ol { list-style: decimal }
  </style>`

/** Loaded where somebody needs them, and large. */
const isApart = /\.(stories|test)\.|\/(fixtures|mocks|conformance)\/|read-sheet|pinyin/

/**
 * A page stands on six hundred modules. In chunks as small as each story needs they were 280 files, and a browser takes
 * longer to ask for so many than to read them.
 */
const largeChunks = [
  { name: 'preview', tags: ['$initial' as const], priority: 1 },
  { name: 'portal', test: (id: string) => !isApart.test(id) && /\/packages\/(api|portal)\/src\//.test(id) },
  { name: 'ui', test: (id: string) => !isApart.test(id) && id.includes('/packages/ui/src/') },
]

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    ...(only ? [] : ['./*.mdx']),
    ...group('Foundations', '../packages/{ui/src,domain/src/shared}', isFoundation),
    ...group('Components', '../packages/ui/src', isComponent),
    ...group('Domain/Member', '../packages/domain/src/member', isComponent),
    ...group('Domain/Staff', '../packages/domain/src/staff', isComponent),
    ...group('Domain/Shared', '../packages/domain/src/shared', isComponent),
    ...wantedOf('./*.stories.tsx'),
    ...wantedOf('../apps/*/src/**/*.stories.tsx'),
  ],
  // the tables of props that it writes take half of the time to build, and no test reads them
  ...(isForTests && { typescript: { reactDocgen: false } }),
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', 'msw-storybook-addon'],
  staticDirs: ['./public', { from: preparedWorlds(), to: '/worlds' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: (head = '', { configType = 'DEVELOPMENT' }) =>
    head + laidOutBehindTheSpinner + numberedSteps + startsDatabaseAhead(workerOf[configType]),
  viteFinal: config => ({
    ...config,
    define: {
      ...config.define,
      ...(isForTests && withoutDeveloperTools),
    },
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: largeChunks } },
      },
    },
    worker: { ...config.worker, rolldownOptions: { output: { entryFileNames: 'assets/[name].js' } } },
    plugins: [...docgenOfComponents(config.plugins ?? []), readonlyTypes()],
    // its WebAssembly lies beside its modules, where the optimiser does not look
    optimizeDeps: {
      ...config.optimizeDeps,
      exclude: [...(config.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
  }),
})
