export { mock, type Mock, type Sent } from './mock.ts'
