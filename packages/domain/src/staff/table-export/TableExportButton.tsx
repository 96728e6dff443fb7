import type { TableFile } from '@portal/api/contract/fields'
import { Button, type ButtonProps } from '@portal/ui/button'
import { DownloadIcon } from '@portal/ui/icon'
import { toast } from '@portal/ui/toast'
import { download } from '../../shared/download/index.ts'

export interface TableExportButtonProps extends Pick<ButtonProps, 'variant'> {
  /** What is taken away. */
  children: string
  /** The link is on its way. */
  busy: boolean
  /** Asks for the link. */
  ask: () => Promise<{ ok: true; data: TableFile } | { ok: false; error: { message: string } }>
}

/** Takes what a page shows away as a table, and says that the browser has begun to save it. */
export function TableExportButton({ children, variant = 'text', busy, ask }: TableExportButtonProps) {
  async function take() {
    const outcome = await ask()
    if (!outcome.ok) {
      toast({ tone: 'error', message: outcome.error.message })
      return
    }
    download(outcome.data.url, outcome.data.file_name)
    toast({ tone: 'success', message: `已开始下载 ${outcome.data.file_name}` })
  }

  return (
    <Button
      size="s"
      variant={variant}
      icon={DownloadIcon}
      busy={busy}
      busyLabel="正在准备"
      onClick={() => void take()}
    >
      {children}
    </Button>
  )
}
