import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/**
 * What stands on a component's page. Panels of the domain show their first story alone: on one page all share one
 * network, and the last failure would be everybody's.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const alone = preparedMeta.title.startsWith('Domain/')
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {alone ? (
        <p>其余状态见左侧目录，每个状态一个故事。</p>
      ) : (
        <Stories includePrimary={false} title="状态" />
      )}
    </>
  )
}
