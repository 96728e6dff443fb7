export {
  PanelFailure,
  PanelPending,
  type PanelFailureProps,
  type PanelPendingProps,
} from './PanelFailure.tsx'
