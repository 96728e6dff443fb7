export {
  MemberCentreLayout,
  type MemberCentreLayoutProps,
  type MemberIdentity,
} from './MemberCentreLayout.tsx'
export { MemberCentrePanel, type MemberCentrePanelProps } from './MemberCentrePanel.tsx'
