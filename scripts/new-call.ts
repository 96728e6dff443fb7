import { generate } from './new/command.ts'
import { planCall } from './new/call.ts'

await generate('npm run new:call -- <resources>', [], planCall)
