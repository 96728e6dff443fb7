export { mockCode, mockPassword } from './accounts.ts'
export { createPortal, type OpenSession, type Portal } from './portal.ts'
export { portalNow } from './state.ts'
export { datas, networks, usualWorld, whos, type Data, type Network, type Who, type World } from './world.ts'
