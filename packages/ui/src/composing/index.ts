export { halfWidth, idNumberCharacters, phoneDigits } from './halfWidth.ts'
export { isComposingKey, useComposing } from './useComposing.ts'
