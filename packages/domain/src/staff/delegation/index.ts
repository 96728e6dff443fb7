export { DelegateButton, type DelegateButtonProps } from './DelegateButton.tsx'
export { DelegatedTasks } from './DelegatedTasks.tsx'
export { delegationMark } from './delegation-words.ts'
export { DelegationNotice, type DelegationNoticeProps } from './DelegationNotice.tsx'
