import { generate } from './new/command.ts'
import { planPage } from './new/page.ts'

await generate(
  'npm run new:page -- <member|manager> <kebab-name> </address> <标题> [--right <right>]',
  ['right'],
  planPage,
)
