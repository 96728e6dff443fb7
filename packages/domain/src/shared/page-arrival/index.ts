export { PageArrival } from './PageArrival.tsx'
