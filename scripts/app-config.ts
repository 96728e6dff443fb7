import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { callPrefixes } from '../packages/api/src/rules/call-paths.ts'
import { memberPages } from '../packages/api/src/rules/member-pages.ts'
import { pageSettingsContent, pageSettingsPlaceholder } from '../packages/api/src/rules/page-settings.ts'
import { publicStaffPages, staffPages } from '../packages/api/src/rules/staff-pages.ts'
import { globalCss } from '../packages/ui/src/theme/global-css.ts'
import { planChunks, withImports, type ChunkPlan } from './chunk-plan.ts'
import { preloadScript, type RoutePreloads } from './route-preloads.ts'

export type App = 'member' | 'manager'

/** Ports of development; the pages' calls go on to the server there. */
const ports = { member: { dev: 5173, server: 8080 }, manager: { dev: 5174, server: 8081 } } as const

/** The chunk of a module that is fetched when it is asked for, by its path below `src`. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(file => file.facadeModuleId?.endsWith(`/src/${module}`))
  if (!chunk) throw new Error(`No chunk for ${module}`)
  return chunk
}

function routePreload(preloads: RoutePreloads): Plugin {
  return {
    name: 'portal:route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter(file => file.type === 'chunk')
        const entry = chunks.find(chunk => chunk.isEntry)
        const known = new Set(entry ? withImports(chunks, entry.fileName) : [])
        const filesOf = (module: string) =>
          withImports(chunks, chunkOf(chunks, module).fileName).filter(file => !known.has(file))
        // each runs as a task of its own, so those that others import come first
        const importsOf = (file: string) => chunks.find(chunk => chunk.fileName === file)?.imports.length ?? 0
        const base = (entry?.imports ?? [])
          .toSorted((a, b) => importsOf(a) - importsOf(b))
          .map(file => ({
            tag: 'script',
            injectTo: 'head-prepend' as const,
            attrs: { type: 'module', src: `/${file}`, nonce: '__CSP_NONCE__' },
          }))
        const table = preloads.map(
          ([pattern, ...modules]) => [pattern, [...new Set(modules.flatMap(filesOf))]] as const,
        )
        return [
          ...base,
          {
            tag: 'script',
            injectTo: 'head-prepend',
            attrs: { nonce: '__CSP_NONCE__' },
            children: preloadScript(table),
          },
        ]
      },
    },
  }
}

/** The style that every page stands on, in the html itself (ADR 028). */
function globalStyle(): Plugin {
  const css = globalCss.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1')
  return {
    name: 'portal:global-style',
    transformIndexHtml: () => [
      { tag: 'style', injectTo: 'head', attrs: { nonce: '__CSP_NONCE__' }, children: css },
    ],
  }
}

/** The development server's word to the page, which the portal's server gives in a build. */
function developmentSettings(): Plugin {
  const settings = pageSettingsContent({ managerOrigin: `http://localhost:${ports.manager.dev}` })
  return {
    name: 'portal:development-settings',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: html => html.replace(pageSettingsPlaceholder, () => settings),
    },
  }
}

/** react-router names its development build as the only one; this takes the production build that lies beside it. */
function productionRouter(): Plugin {
  return {
    name: 'portal:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router') && !importer?.includes('/react-router/dist/')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (
        found && {
          ...found,
          id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
        }
      )
    },
  }
}

/**
 * Names for the development tools would keep every part of the router in the build, used or not. The routes have no
 * loaders, so nothing of them fails in the router itself: what it would show then is left out, and so is its advice to who
 * writes routes, in warnings and in errors. Should the router come to be written in another way, the budgets tell.
 */
function leanRouter(): Plugin {
  return {
    name: 'portal:lean-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null
      const lean = code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replace(
          'return dataRouterState && (match.route.ErrorBoundary',
          'return false && (match.route.ErrorBoundary',
        )
        .replace('match.route.errorElement || defaultErrorElement', 'null')
        .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;')
        .replace(/^RenderErrorBoundary\.contextType = .*;$/m, '')
        .replaceAll(/^ *warning\($[\s\S]*?^ *\);$/gm, '')
        .replaceAll(/^( *)invariant\(\n *(.*),\n[\s\S]*?^\1\);$/gm, 'invariant($2);')
      return {
        code: lean.replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }
    },
  }
}

/** Styles are never given vendor prefixes, so nothing of the kind comes along. */
function withoutPrefixes(): Plugin {
  const asked = 'e.prefix&&c.push(o.prefixer),'
  return {
    name: 'portal:without-prefixes',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/styled-components.browser.esm.js')) return null
      if (!code.includes(asked)) throw new Error('styled-components asks for its prefixes in another way')
      return { code: code.replace(asked, ''), map: null }
    },
  }
}

/** The html preloads what an address needs, so that nothing is left for Vite's own helper around each import. */
function bareImports(): Plugin {
  return {
    name: 'portal:bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: id =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load()' : null,
  }
}

const titles = [memberPages, staffPages, publicStaffPages].flatMap(table =>
  Object.values(table).map(({ title }) => title),
)

/** What a row of a table of pages holds besides its path, as the formatter writes it: `title: '会员卡',` or `right: null,`. */
const besidesPaths = (() => {
  const property = ['title', 'right', 'menuRight'].join('|')
  const value = ["'[^']*'", 'null'].join('|')
  return new RegExp(`\\b(?:${property}): (?:${value}),?`, 'g')
})()

/** The head of the html asks of a page only where it stands: titles and rights stay with the app. */
function pathsAlone(): Plugin {
  return {
    name: 'portal:paths-alone',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/rules\/(?:staff|member)-pages\.ts$/.test(id)) return null
      const paths = code.replaceAll(besidesPaths, '')
      const left = titles.find(title => paths.includes(`'${title}'`) || paths.includes(`"${title}"`))
      if (left !== undefined) throw new Error(`${id}: the title ${left} is written in another way`)
      return { code: paths, map: null }
    },
  }
}

/** The script that runs before anything else: `src/inline.ts` of the app, put into the html itself. */
function inlineScript(root: string): Plugin {
  return {
    name: 'portal:inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const built = await build({
          configFile: false,
          root,
          logLevel: 'warn',
          // what is fetched later is not in here, so that no module has to wait in a function of its own
          plugins: [pathsAlone(), { name: 'portal:nothing-later', resolveDynamicImport: () => false }],
          build: {
            target,
            write: false,
            lib: { entry: 'src/inline.ts', formats: ['iife'], name: 'inline' },
            // of the pages' own modules only what is called comes along
            rolldownOptions: {
              treeshake: {
                moduleSideEffects: id => id.endsWith('/src/inline.ts'),
                propertyReadSideEffects: false,
              },
            },
          },
        })
        const [chunk] = [built].flat().flatMap(result => ('output' in result ? result.output : []))
        if (chunk?.type !== 'chunk') throw new Error(`${root}: nothing came of src/inline.ts`)
        return [
          {
            tag: 'script',
            injectTo: 'head-prepend',
            attrs: { nonce: '__CSP_NONCE__' },
            children: chunk.code.trim().replaceAll('</', '<\\/'),
          },
        ]
      },
    },
  }
}

const target = 'es2022'
const folderOf = (app: App) => fileURLToPath(new URL(`../apps/${app}`, import.meta.url))

/** Classes are named after their file and place in it, in the browser and in finished HTML alike; CSS travels narrow. */
const oxc: UserConfig['oxc'] = { plugins: { styledComponents: { displayName: false, pure: true } } }

/** Configuration that draws the finished HTML of an app, for Node. */
export const renderConfig = (app: App, outDir: string): InlineConfig => ({
  configFile: false,
  root: folderOf(app),
  logLevel: 'warn',
  plugins: [react(), productionRouter()],
  oxc,
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, target: 'es2024', assetsInlineLimit: 0 },
})

/** Configuration of an app's code in one file, with React's development build, for a test. */
export const developmentConfig = (app: App, outDir: string): InlineConfig => ({
  configFile: false,
  root: folderOf(app),
  mode: 'development',
  logLevel: 'warn',
  plugins: [react()],
  oxc,
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    outDir,
    emptyOutDir: true,
    target,
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/main.tsx',
      output: { entryFileNames: 'main.js', codeSplitting: false },
    },
  },
})

/** Plans, when a build begins, which of its small files go together, as its pages need them. */
function smallFilesTogether(app: App, preloads: RoutePreloads, plan: Map<string, string>): Plugin {
  return {
    name: 'portal:small-files-together',
    apply: 'build',
    async buildStart() {
      const planned = await planChunks({ ...configOf(app, preloads, new Map()), configFile: false }, chunks =>
        preloads.map(([, ...modules]) => ({
          files: withImports(chunks, ...modules.map(module => chunkOf(chunks, module).fileName)),
          weight: modules.some(module => module === 'routes/login.tsx') ? signInWeight : 1,
        })),
      )
      for (const [module, file] of planned) plan.set(module, file)
    },
  }
}

/** Vite configuration of one app. */
export function appConfig(app: App, preloads: RoutePreloads): UserConfig {
  const plan = new Map<string, string>()
  const { plugins = [], ...config } = configOf(app, preloads, plan)
  return { ...config, plugins: [...plugins, smallFilesTogether(app, preloads, plan)] }
}

/** Files of which nearly all runs before the page stands: Chromium compiles them while they arrive (ADR 055). */
const runAtStart = new Set(['base', 'core', 'index'])

/** Who comes for the first time has nothing yet and waits for every byte. */
const signInWeight = 20

function configOf(app: App, preloads: RoutePreloads, plan: ChunkPlan): UserConfig {
  const { dev, server } = ports[app]
  const root = folderOf(app)
  return {
    root,
    plugins: [
      react(),
      productionRouter(),
      leanRouter(),
      withoutPrefixes(),
      bareImports(),
      developmentSettings(),
      globalStyle(),
      routePreload(preloads),
      inlineScript(root),
    ],
    oxc,
    html: { cspNonce: '__CSP_NONCE__' },
    // for React before 18
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      target,
      sourcemap: false,
      // the html preloads what an address needs; Vite's own helper would be a kilobyte in the entry
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: {
          // the entry names every page's file; seven characters of 64 tell versions of one name apart
          chunkFileNames: 'assets/[name]-[hash:7].js',
          postBanner: ({ name }) => (runAtStart.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: {
            groups: [
              // what every page needs, in one file that a new version of the portal rarely changes
              {
                name: 'base',
                test: /rolldown\/runtime|node_modules.*\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|swr|dequal|use-sync-external-store(?!.*with-selector))\//,
              },
              // schemas are for forms: a list needs none
              { name: 'zod', test: /node_modules.*\/zod\// },
              { name: 'dates', test: /\/api\/src\/rules\/dates\.ts$/ },
              // what every page is drawn with: one file is smaller than ten, and no page is without it
              {
                name: 'core',
                test: /\/packages\/(ui\/src\/(theme|button|notice|spinner|field|text-field|password-field|composing|checkbox|tabs\/Tabs\.styles|icon\/(Icon|outlines\/(Check|CircleAlert|Eye|EyeOff|Info|TriangleAlert|ArrowUpRight|ChevronRight|Hourglass)Icon))|domain\/src\/shared\/page-title|api\/src\/(client(?!\/upload)|hooks\/(api-context|use-action|use-read(?!-kept)|stored-guards|users|sign-in)|contract\/(users\.contract|endpoint)|rules\/masks))\b/,
              },
              // small files that the same pages need
              { name: id => plan.get(id) ?? null, includeDependenciesRecursively: false },
            ],
          },
        },
      },
      reportCompressedSize: false,
    },
    server: {
      port: dev,
      strictPort: true,
      proxy: Object.fromEntries(
        callPrefixes.map(prefix => [`^/${prefix}(/|$)`, { target: `http://127.0.0.1:${server}` }]),
      ),
    },
  }
}
