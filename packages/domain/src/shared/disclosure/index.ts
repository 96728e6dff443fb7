export { useDisclosure } from './use-disclosure.ts'
