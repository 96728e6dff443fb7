export { mock, type Mock } from './mock.ts'
