export { watchEarly } from './early.ts'
export { mountApp, type MountedApp } from './mount-app.ts'
export { TypedEarly } from './TypedEarly.ts'
export { useFirstLocation } from './use-first-location.ts'
