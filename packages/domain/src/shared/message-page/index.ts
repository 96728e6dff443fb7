export { MessagePage, type MessagePageProps } from './MessagePage.tsx'
