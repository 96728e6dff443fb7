import type { ComponentProps } from 'react'
import { theme } from '../theme/theme.ts'

/** Spade coin; the two cut bars are the accountant's double rule. */
const coin =
  'M90 28h60l-7 50 49 6c-8 22-12 44-12 62 0 22 6 45 16 66h-54c-4-25-10-38-22-38s-18 13-22 38H44c10-21 16-44 16-66 0-18-4-40-12-62l49-6zM80 110v10h80v-10zM80 130v10h80v-10z'

export interface EmblemProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Side in px, 16 at least.
   * @default 46
   */
  size?: number | undefined
  /**
   * `seal` on light grounds, `mono` (text colour) on the cover.
   * @default 'seal'
   */
  variant?: 'seal' | 'mono' | undefined
  /** Accessible name; leave out where the association's name stands beside it. */
  label?: string | undefined
}

/** The association's emblem. */
export function Emblem({ size = 46, variant = 'seal', label, ...rest }: EmblemProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return variant === 'mono' ? (
    <svg width={size * 0.84} height={size} viewBox="36 20 168 200" {...name} {...rest}>
      <path fill="currentColor" fillRule="evenodd" d={coin} />
    </svg>
  ) : (
    <svg width={size} height={size} viewBox="0 0 240 240" {...name} {...rest}>
      <rect x="6" y="6" width="228" height="228" rx="24" fill={theme.color.seal} />
      <path fill={theme.color.onSeal} fillRule="evenodd" d={coin} />
    </svg>
  )
}
