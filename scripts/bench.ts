import { measure } from '../bench/measure.ts'

await measure()
