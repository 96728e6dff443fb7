export { LoadState, type LoadStateProps } from './LoadState.tsx'
export { Outcome, type OutcomeProps, type OutcomeTone } from './Outcome.tsx'
