export { FactBlock, FormFacts, type FactBlockProps, type FormFactsProps } from './FormFacts.tsx'
export { FormLayout, type FormLayoutProps } from './FormLayout.tsx'
export { FieldPair, FormSection, type FormSectionProps } from './FormSection.tsx'
