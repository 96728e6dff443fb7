export { PageTitle, type PageProps, type PageTitleProps } from './PageTitle.tsx'
