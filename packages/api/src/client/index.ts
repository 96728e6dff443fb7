export { createClient, type CallOptions, type Client, type ClientEvents } from './client.ts'
export { ApiError } from './errors.ts'
export { createSession, stored, storageKeys, type Session, type UserType } from './session.ts'
