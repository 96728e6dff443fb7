export { FullScreenLock, type FullScreenLockProps } from './FullScreenLock.tsx'
