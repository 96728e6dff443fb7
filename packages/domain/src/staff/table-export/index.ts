export { TableExportButton, type TableExportButtonProps } from './TableExportButton.tsx'
