import type { Names } from './call-names.ts'
import type { Plan } from './plan.ts'

const api = 'packages/api/src'

const schema = ({ item, type, inWords }: Names) => `import * as z from 'zod/mini'
import { id, time } from './fields.ts'

/** One ${inWords} of a member. */
export const ${item} = z.object({ id, title: z.string(), created_at: time })
export type ${type} = z.infer<typeof ${item}>
`

const contract = ({ list, camel, snake }: Names) => `import type { Endpoint } from './endpoint.ts'

export const ${list} = {
  name: '${camel}.list',
  method: 'get',
  path: '/api/${snake}',
  rules: [],
} as const satisfies Endpoint
`

const shapes = ({ resource, item, camel, manySaid }: Names) => `import * as z from 'zod/mini'
import { listOf, memberPaging } from './fields.ts'
import { ${item} } from './${resource}.schema.ts'
import type { Shape } from './shape.ts'

/** What each call in ${resource}.contract.ts takes and answers, and who may make it. */
export const ${camel}Shapes = {
  '${camel}.list': {
    summary: 'The own ${manySaid}, newest first',
    who: { member: true },
    query: z.object(memberPaging),
    data: listOf(${item}),
  },
} as const satisfies Record<string, Shape>
`

const hook = ({
  resource,
  list,
  many,
  manySaid,
}: Names) => `import { ${list} } from '../contract/${resource}.contract.ts'
import { useRead } from './use-read.ts'

/** One page of the own ${manySaid}, from 1. */
export const use${many} = (page: number) => useRead(${list}, { query: { page } }, { keepPreviousData: true })
`

const fixture = ({
  resource,
  type,
  fixture: name,
  kebabItem,
}: Names) => `import type { ${type} } from '../contract/${resource}.schema.ts'

export const ${name} = (part: Partial<${type}> = {}): ${type} => ({
  id: '${kebabItem}1',
  title: '关于会员服务的说明',
  created_at: '2026-05-18 09:00:00',
  ...part,
})
`

/** Registers the resource in the contract and everything that the browser's side keeps for it. */
export function planBrowserSide(plan: Plan, names: Names): void {
  const { resource, camel } = names
  plan.create(`${api}/contract/${resource}.schema.ts`, schema(names))
  plan.create(`${api}/contract/${resource}.contract.ts`, contract(names))
  plan.create(`${api}/contract/${resource}.shapes.ts`, shapes(names))
  plan.create(`${api}/hooks/${resource}.ts`, hook(names))
  plan.create(`${api}/fixtures/${resource}.ts`, fixture(names))

  plan.change(`${api}/contract/index.ts`, file =>
    file
      .sorted(/^import \* as \w+ from '\.\/.*$/gm, `import * as ${camel} from './${resource}.contract.ts'`)
      .before('} as const\n', `  ${camel},\n`),
  )
  plan.change(`${api}/contract/shapes.ts`, file =>
    file
      .sorted(
        /^import \{ \w+Shapes \} from '\.\/.*$/gm,
        `import { ${camel}Shapes } from './${resource}.shapes.ts'`,
      )
      .before('} as const\n', `  ...${camel}Shapes,\n`),
  )
}
