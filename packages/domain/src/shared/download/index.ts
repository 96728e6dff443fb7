export * from './download.ts'
