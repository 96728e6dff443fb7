import { useMemo, type ComponentProps } from 'react'
import { qrModules } from './qr-modules.ts'
import * as S from './QrCode.styles.ts'

export interface QrCodeProps extends Omit<
  ComponentProps<'svg'>,
  'children' | 'viewBox' | 'width' | 'height'
> {
  /** What the camera reads: an address or a code. */
  value: string
  /** What it leads to: 扫码核验证书. */
  label: string
  /**
   * Side in px, the quiet zone included.
   * @default 96
   */
  size?: number | undefined
}

/** Dark modules as one path; null when the text is too long for any code. */
function drawing(value: string): { path: string; side: number } | null {
  const code = qrModules(value)
  return code && { path: code.dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join(''), side: code.side }
}

/** A QR code as SVG, error correction M; black on white in every theme, so that cameras read it. */
export function QrCode({ value, label, size = 96, ...rest }: QrCodeProps) {
  const code = useMemo(() => drawing(value), [value])
  if (!code) return <S.TooLong>内容过长，不能生成二维码</S.TooLong>
  return (
    <S.Root
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      width={size}
      height={size}
      viewBox={`0 0 ${code.side} ${code.side}`}
    >
      <rect width="100%" height="100%" />
      <path d={code.path} />
    </S.Root>
  )
}
