import type { Plugin, PluginOption } from 'vite'

const docgen = 'storybook:react-docgen-plugin'

const isComponent = (id: string) =>
  /\/(packages\/(ui|domain)|apps\/(member|manager))\/src\/.*\.tsx$/.test(id) &&
  !/\.(stories|test)\.tsx$/.test(id)

/**
 * Has react-docgen read the components alone. It would read every module, with all that each of them imports: twice as
 * long as the rest of the build, and of contract, rules and server there is nothing to say.
 */
export function docgenOfComponents(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map(async awaited => {
    const plugin = await awaited
    if (Array.isArray(plugin)) return docgenOfComponents(plugin)
    if (!plugin || plugin.name !== docgen) return plugin
    const { transform } = plugin as Plugin
    if (typeof transform !== 'function') throw new Error(`${docgen} reads modules in another way`)
    const limited: Plugin = {
      ...plugin,
      transform(code, id, options) {
        return isComponent(id) ? transform.call(this, code, id, options) : null
      },
    }
    return limited
  })
}
