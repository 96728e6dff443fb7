export { useLastPage } from './use-last-page.ts'
