import { Suspense } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Columns3Icon } from '../icon/index.ts'
import { Popover, type PopoverProps, type PopoverTrigger } from '../popover/index.ts'
import type { ColumnPanelProps } from './ColumnPanel.tsx'
import { preloadable } from '../preloadable/index.ts'

// fetched when it is first opened
const ColumnPanel = preloadable(async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel }))

export interface ColumnSettingsProps extends ColumnPanelProps {
  /**
   * Another button that opens it.
   * @default an icon
   */
  renderTrigger?: PopoverProps['renderTrigger'] | undefined
}

const iconButton = (button: PopoverTrigger) => (
  <IconButton size="s" icon={Columns3Icon} label="列设置" {...button} />
)

/** Shows, hides and orders the columns of a table (buttons or Alt and an arrow key), and sets the height of its rows. */
export function ColumnSettings({ renderTrigger = iconButton, ...panel }: ColumnSettingsProps) {
  return (
    <Popover label="列设置" align="end" renderTrigger={renderTrigger}>
      <Suspense fallback={null}>
        <ColumnPanel {...panel} />
      </Suspense>
    </Popover>
  )
}
