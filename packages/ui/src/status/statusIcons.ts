import * as icons from '../icon/index.ts'

/** The shapes a state may take; named like lucide so that life cycles can keep them as data. */
export const statusIcons = {
  award: icons.AwardIcon,
  'calendar-x': icons.CalendarXIcon,
  'circle-check': icons.CircleCheckIcon,
  'circle-dashed': icons.CircleDashedIcon,
  'circle-minus': icons.CircleMinusIcon,
  'circle-pause': icons.CirclePauseIcon,
  'circle-x': icons.CircleXIcon,
  'clipboard-list': icons.ClipboardListIcon,
  clock: icons.ClockIcon,
  'clock-alert': icons.ClockAlertIcon,
  contrast: icons.ContrastIcon,
  'file-minus': icons.FileMinusIcon,
  flag: icons.FlagIcon,
  hourglass: icons.HourglassIcon,
  loader: icons.LoaderIcon,
  'mail-check': icons.MailCheckIcon,
  megaphone: icons.MegaphoneIcon,
  'messages-square': icons.MessagesSquareIcon,
  'octagon-x': icons.OctagonXIcon,
  'rotate-ccw': icons.RotateCcwIcon,
  scale: icons.ScaleIcon,
  'triangle-alert': icons.TriangleAlertIcon,
  truck: icons.TruckIcon,
  'undo-2': icons.Undo2Icon,
  'user-check': icons.UserCheckIcon,
  wallet: icons.WalletIcon,
} satisfies Record<string, icons.IconComponent>

export type StatusIconName = keyof typeof statusIcons
export type StatusFamily = 'success' | 'warning' | 'info' | 'neutral' | 'danger'
