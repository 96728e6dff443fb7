export { mock, type Mock, type Sent } from './mock.ts'
export * from './portal/index.ts'
