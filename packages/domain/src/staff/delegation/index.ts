export { DelegateButton, type DelegateButtonProps } from './DelegateButton.tsx'
export { delegationMark } from './delegation-words.ts'
export { DelegationNotice, type DelegationNoticeProps } from './DelegationNotice.tsx'
