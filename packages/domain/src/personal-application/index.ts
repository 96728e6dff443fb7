export { ApplicationFacts, type ApplicationFactsProps, type Preparation } from './ApplicationFacts.tsx'
export { ApplicationReview, type ApplicationReviewProps } from './ApplicationReview.tsx'
export { ApplicationView, type ApplicationViewProps } from './ApplicationView.tsx'
export {
  PersonalApplicationForm,
  type PersonalApplicationFormProps,
  type SubmitResult,
} from './PersonalApplicationForm.tsx'
export { PersonalApplicationPanel } from './PersonalApplicationPanel.tsx'
