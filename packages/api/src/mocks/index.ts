export { mock, takenForEver, type Mock, type Sent } from './mock.ts'
