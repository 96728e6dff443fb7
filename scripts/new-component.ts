import { generate } from './new/command.ts'
import { planComponent } from './new/component.ts'

await generate(
  'npm run new:component -- <ui|domain/member|domain/staff|domain/shared> <kebab-name> ["One sentence"]',
  [],
  planComponent,
)
