export { MembershipPanel } from './MembershipPanel.tsx'
export { MembershipSummary, type MembershipSummaryProps } from './MembershipSummary.tsx'
export { UnitMembershipPanel } from './UnitMembershipPanel.tsx'
