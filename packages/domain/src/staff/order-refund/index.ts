export { RefundFoot, type RefundFootProps } from './RefundFoot.tsx'
export { RefundSections, type RefundSectionsProps } from './RefundSections.tsx'
