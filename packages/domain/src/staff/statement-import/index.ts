export { StatementImportPanel } from './StatementImportPanel.tsx'
