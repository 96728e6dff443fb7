export { publicPage } from './public-page.styles.ts'
