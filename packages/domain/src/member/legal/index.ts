export { agreement } from './agreement.ts'
export { LegalText, type LegalTextProps } from './LegalText.tsx'
export { privacy } from './privacy.ts'
