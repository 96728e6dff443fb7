export { Popover, type PopoverProps } from './Popover.tsx'
export { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx'
