import { Dialog } from '@portal/ui/dialog'
import { OrderExportPanel, type OrderExportPanelProps } from './OrderExportPanel.tsx'

export interface ExportChosenDialogProps extends OrderExportPanelProps {
  onClose: () => void
}

/** The orders that are selected, as a file. Render it only while open. */
export function ExportChosenDialog({ onClose, ...exported }: ExportChosenDialogProps) {
  return (
    <Dialog open title={`导出所选 ${exported.total ?? 0} 条订单`} onClose={onClose}>
      <OrderExportPanel {...exported} />
    </Dialog>
  )
}
