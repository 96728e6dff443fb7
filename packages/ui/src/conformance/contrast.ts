import axe from 'axe-core'

/** Text that axe finds too faint on its ground. */
export async function faintText(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    elementRef: false,
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 80)}: ${any[0]?.message ?? ''}`),
  )
}
