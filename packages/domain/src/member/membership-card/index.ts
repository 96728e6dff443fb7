export { holderOf, MembershipCard, type MembershipCardProps } from './MembershipCard.tsx'
export { MembershipCardSkeleton } from './MembershipCardSkeleton.tsx'
export { InvitationCard, type InvitationCardProps, type InvitationKind } from './InvitationCard.tsx'
