export { CardSort, type CardSortProps } from './CardSort.tsx'
