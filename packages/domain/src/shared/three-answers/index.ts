export { ThreeAnswers, type Answers, type ThreeAnswersProps } from './ThreeAnswers.tsx'
