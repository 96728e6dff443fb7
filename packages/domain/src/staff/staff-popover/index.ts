export { Popover, usePopoverClose, type PopoverProps, type PopoverTrigger } from './Popover.tsx'
