export { PanelFailure, type PanelFailureProps } from './PanelFailure.tsx'
