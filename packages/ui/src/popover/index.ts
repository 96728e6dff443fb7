export { Popover, type PopoverProps, type PopoverTrigger } from './Popover.tsx'
export { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx'
export { useDisclosure, type Disclosure } from './use-disclosure.ts'
