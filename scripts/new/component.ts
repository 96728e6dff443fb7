import { Refusal, kebabCase, pascalCase, words } from './names.ts'
import type { Arguments } from './command.ts'
import type { Plan } from './plan.ts'

const rooms = ['ui', 'domain/member', 'domain/staff', 'domain/shared'] as const
type Room = (typeof rooms)[number]

const component = (name: string, sentence: string) => `import { useId, type ComponentProps } from 'react'
import * as S from './${name}.styles.ts'

export interface ${name}Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading; it names the region. */
  title: string
  /**
   * \`strong\` stands out from its neighbours.
   * @default 'plain'
   */
  tone?: 'plain' | 'strong' | undefined
}

/** ${sentence} */
export function ${name}({ title, tone = 'plain', children, ...rest }: ${name}Props) {
  const titleId = useId()
  return (
    <S.Root aria-labelledby={titleId} {...rest} data-tone={tone}>
      <S.Title id={titleId}>{title}</S.Title>
      {children}
    </S.Root>
  )
}
`

const styles = (room: Room) => `import { styled } from 'styled-components'
import { theme } from '${room === 'ui' ? '../theme/index.ts' : '@portal/ui/theme'}'

export const Root = styled.section\`
  --edge: \${theme.color.line};

  padding: 12px 0 12px 16px;
  border-left: 3px solid var(--edge);
  color: \${theme.color.text2};
  font: \${theme.density.bodyFont};
  overflow-wrap: anywhere;

  &[data-tone='strong'] {
    --edge: \${theme.color.primary};
  }
\`
export const Title = styled.h2\`
  color: \${theme.color.text};
  font: \${theme.type.h3};
\`
`

const stories = (room: Room, name: string) => `import { expect } from 'storybook/test'
import preview from '${'../'.repeat(room === 'ui' ? 4 : 5)}.storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  component: ${name},
  args: { title: '会员服务', children: '工作日 9:00 至 17:00 办理。' },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '会员服务' })).toHaveTextContent('工作日')
    await expect(canvas.getByRole('heading', { name: '会员服务' })).toBeVisible()
  },
})
export const Strong = meta.story({ args: { tone: 'strong' } })
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    title: '中国（上海）自由贸易试验区临港新片区江海联运供应链管理集团股份有限公司',
    children: '长期从事企业财务管理与数字化转型工作，主持建设集团财务共享服务中心。'.repeat(4),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({
  args: { tone: 'strong' },
  globals: { theme: 'dark', density: 'staff' },
})
`

const index = (name: string) => `export { ${name}, type ${name}Props } from './${name}.tsx'\n`

const budgets = 'bench/component-budgets.ts'
/** kB gzip of a new component alone: the theme, and room to begin with. */
const firstBudget = 5

/** A row in the table of what a component of ui may weigh. */
function budget(plan: Plan, folder: string): void {
  const row = `  ${folder.includes('-') ? `'${folder}'` : folder}: ${firstBudget},`
  plan.change(budgets, file => {
    const table = / = \{([\s\S]*)\}\s*$/.exec(file.text)?.[1]
    if (table === undefined) throw new Refusal(`${budgets} 里找不到预算表，没有写任何文件。`)
    if (table.trim() === '') return file.replace(' = {}', ` = {\n${row}\n}`)
    const next = [...file.text.matchAll(/^ {2}'?([\w-]+)'?: .*$/gm)].find(([, known = '']) => known > folder)
    return next ? file.before(`${next[0]}\n`, `${row}\n`) : file.behindLast(/^ {2}.*$/gm, row)
  })
}

const subjects = 'packages/ui/src/conformance/subjects/display.tsx'

/** Its line in the table that the conformance suite tries. */
function subject(plan: Plan, folder: string, name: string): void {
  plan.change(subjects, file =>
    file
      .behindLast(
        /^import \{[^}]+\} from '\.\.\/\.\.\/[\w-]+\/index\.ts'$/gm,
        `import { ${name} } from '../../${folder}/index.ts'`,
      )
      .replace(
        'export const display: readonly Subject[] = [\n',
        `export const display: readonly Subject[] = [
  {
    folder: '${folder}',
    name: '${name}',
    element: extra => (
      <${name} title="会员服务" {...extra}>
        工作日 9:00 至 17:00 办理。
      </${name}>
    ),
  },
`,
      ),
  )
}

/** `ui status-line "One quiet line"`: a folder of the house's pattern. */
export function planComponent(plan: Plan, { positionals }: Arguments): string[] {
  const [room, given, text = ''] = positionals
  const chosen = rooms.find(known => known === room)
  if (!chosen) throw new Refusal(`先说放在哪一间：${rooms.join('、')}；收到的是 ${room ?? '空'}。`)
  const folder = kebabCase('组件名', given)
  const name = pascalCase(folder)
  const [home, group] = chosen.split('/')
  const inside = group === undefined ? folder : `${group}/${folder}`
  const path = `packages/${home}/src/${inside}`
  // what stands in a comment cannot end it
  const clean = text.replaceAll('*/', '').replaceAll(/\s+/g, ' ').trim()
  const sentence = clean === '' ? `${words(name.charAt(0) + folder.slice(1))}.` : clean
  plan.absent(path)
  plan.create(`${path}/${name}.tsx`, component(name, /[.。]$/.test(sentence) ? sentence : `${sentence}.`))
  plan.create(`${path}/${name}.styles.ts`, styles(chosen))
  plan.create(`${path}/${name}.stories.tsx`, stories(chosen, name))
  plan.create(`${path}/index.ts`, index(name))
  if (chosen === 'ui') {
    budget(plan, folder)
    subject(plan, folder, name)
  }
  return [
    `npm run storybook, then look at ${chosen === 'ui' ? 'Components' : 'Domain'} / ${name} at 1440 and 390 px; make it your own.`,
    `Use it: import { ${name} } from '@portal/${home}/${inside}'.`,
    'npm run visual, and accept its pictures when you have looked at them.',
  ]
}
