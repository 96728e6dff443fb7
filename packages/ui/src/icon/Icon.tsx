import type { ComponentProps, ComponentType } from 'react'

export type IconSize = 12 | 14 | 16 | 18 | 20 | 24

/** Stroke in the 24 box that comes out at about 1.5 px after scaling. */
const stroke = { 12: 3, 14: 2.4, 16: 2.1, 18: 2, 20: 1.8, 24: 1.75 } satisfies Record<IconSize, number>

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Side in px.
   * @default 20
   */
  size?: IconSize | undefined
  /** Accessible name; without one the icon is decoration. */
  label?: string | undefined
}

export type IconComponent = ComponentType<IconProps>

/** Frame of every outline icon; takes the text colour. */
export function Icon({
  size = 20,
  label,
  children,
  ...rest
}: IconProps & Pick<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {children}
    </svg>
  )
}
