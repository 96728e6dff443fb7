import { generate } from './new/command.ts'
import { planComponent } from './new/component.ts'

await generate('npm run new:component -- <ui|domain> <kebab-name> ["One sentence"]', [], planComponent)
