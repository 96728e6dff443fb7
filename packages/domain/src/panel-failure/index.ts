export { PanelFailure, type PanelFailureProps } from './PanelFailure.tsx'
export { PanelPending, type PanelPendingProps } from './PanelPending.tsx'
