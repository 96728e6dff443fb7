/** A page: its file, its component, its address and its title. */
export interface Page {
  /** `talent-card` */
  file: string
  /** `TalentCard` */
  name: string
  /** `/home/talentCard` */
  path: string
  title: string
}

export const memberPage = ({
  name,
}: Page) => `import { PageSection } from '@portal/domain/shared/page-section'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { LoadState } from '@portal/ui/load-state'
import { PageHeader } from '@portal/ui/page-header'

export default function ${name}Page({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <PageSection title="概况">
        <LoadState state="empty" title="还没有内容" />
      </PageSection>
    </>
  )
}
`

export const staffPage = ({ name }: Page) => `import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

export default function ${name}Page({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <main>
        <MessagePage title={title} text="这里还没有内容。" ways={[{ name: '首页', to: '/' }]} />
      </main>
    </>
  )
}
`

/** An address as somebody opens it. */
const sample = (path: string): string => path.replaceAll(/:\w+/g, 'x')

/** The page at its address, seen by somebody who may open it. */
export const pageStory = ({ name, path, title }: Page, who: string) => `
export const ${name} = meta.story({
  args: { path: '${sample(path)}' },
  parameters: { portal: { who: '${who}' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  },
})
`
