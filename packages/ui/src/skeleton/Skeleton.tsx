import type { ComponentProps, CSSProperties } from 'react'
import * as S from './Skeleton.styles.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** @default '100%' */
  width?: number | string | undefined
  /** @default 14 */
  height?: number | string | undefined
  /**
   * `text` stands in a line of text and leaves its height alone.
   * @default 'bar'
   */
  shape?: 'bar' | 'round' | 'text' | undefined
}

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value)

/** Grey stand-in with the geometry of what will come; shows after 300 ms. */
export function Skeleton({ width = '100%', height = 14, shape = 'bar', style, ...rest }: SkeletonProps) {
  const size: CSSProperties & Record<'--width' | '--height', string> = {
    '--width': length(width),
    '--height': length(height),
    ...style,
  }
  return <S.Root aria-hidden {...rest} data-skeleton data-shape={shape} style={size} />
}

export interface SkeletonLinesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 3 */
  count?: number | undefined
}

const widths = ['92%', '74%', '86%', '58%', '80%']

/** A paragraph's worth of bars. */
export function SkeletonLines({ count = 3, ...rest }: SkeletonLinesProps) {
  return (
    <S.Lines aria-hidden {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={widths[index % widths.length]} height={16} />
      ))}
    </S.Lines>
  )
}
