import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { callPrefixes } from '../packages/api/src/rules/call-paths.ts'
import { pageSettingsContent, pageSettingsPlaceholder } from '../packages/api/src/rules/page-settings.ts'
import type { RoutePreloads } from './route-preloads.ts'

/** Ports of development; the pages' calls go on to the server there. */
const ports = { member: { dev: 5173, server: 8080 }, manager: { dev: 5174, server: 8081 } } as const

function routePreload(preloads: RoutePreloads): Plugin {
  return {
    name: 'portal:route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter(file => file.type === 'chunk')
        const entry = chunks.find(chunk => chunk.isEntry)
        const known = new Set(entry ? [entry.fileName, ...entry.imports] : [])
        const filesOf = (module: string) => {
          const chunk = chunks.find(file => file.facadeModuleId?.endsWith(`/src/${module}`))
          if (!chunk) throw new Error(`route-preload: no chunk for ${module}`)
          return [chunk.fileName, ...chunk.imports].filter(file => !known.has(file))
        }
        const base = (entry?.imports ?? []).map(file => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'modulepreload', href: `/${file}` },
        }))
        const table = preloads.map(([pattern, ...modules]) => [
          pattern,
          [...new Set(modules.flatMap(filesOf))],
        ])
        return [
          ...base,
          {
            tag: 'script',
            injectTo: 'head-prepend',
            attrs: { nonce: '__CSP_NONCE__' },
            children: `for(const[p,f]of ${JSON.stringify(table)})if(new RegExp(p).test(location.pathname)){for(const h of f){const l=document.createElement("link");l.rel="modulepreload";l.href="/"+h;document.head.append(l)}break}`,
          },
        ]
      },
    },
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

/** Styles travel without the indentation of their source: a line break with spaces is one space to CSS. */
function narrowStyles(): Plugin {
  return {
    name: 'portal:narrow-styles',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\.styles\.ts$|GlobalStyle\.ts$/.test(id) || code.includes('//')) return null
      return { code: code.replaceAll(/`[^`]*`/g, template => template.replaceAll(/\n\s+/g, ' ')), map: null }
    },
  }
}

/** Vite configuration of one app. */
export function appConfig(app: 'member' | 'manager', preloads: RoutePreloads): UserConfig {
  const { dev, server } = ports[app]
  const target = `http://127.0.0.1:${server}`
  return {
    root: fileURLToPath(new URL(`../apps/${app}`, import.meta.url)),
    plugins: [react(), productionRouter(), narrowStyles(), developmentSettings(), routePreload(preloads)],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'es2022',
      sourcemap: false,
      // the html preloads what an address needs; Vite's own helper would be a kilobyte in the entry
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // what every page needs, in one file that a new version of the portal rarely changes
              {
                name: 'base',
                test: /node_modules.*\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|swr|dequal|use-sync-external-store(?!.*with-selector))\//,
              },
              // schemas are for forms: a list needs none
              { name: 'zod', test: /node_modules.*\/zod\// },
              { name: 'dates', test: /\/api\/src\/rules\/dates\.ts$/ },
              // what every page is drawn with: one file is smaller than ten, and no page is without it
              {
                name: 'core',
                test: /\/packages\/(ui\/src\/(theme|button|notice|spinner|icon\/(Icon|outlines\/(Check|Info|TriangleAlert|ArrowUpRight|ChevronRight)Icon))|domain\/src\/shared\/page-title|api\/src\/hooks\/(api-context|use-action))\b/,
              },
            ],
          },
        },
      },
      reportCompressedSize: false,
    },
    server: {
      port: dev,
      strictPort: true,
      proxy: Object.fromEntries(callPrefixes.map(prefix => [`^/${prefix}(/|$)`, { target }])),
    },
  }
}
