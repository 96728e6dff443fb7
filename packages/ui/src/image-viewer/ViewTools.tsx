import { IconButton } from '../icon-button/index.ts'
import { RotateCwIcon, ZoomInIcon, ZoomOutIcon } from '../icon/index.ts'
import * as S from './ViewTools.styles.ts'

export interface ViewToolsProps {
  /** 1 is 100 %. */
  zoom: number
  onReduce: (() => void) | null
  onEnlarge: (() => void) | null
  onTurn: () => void
  /** @default 'auto' */
  size?: 'auto' | 's' | undefined
}

/** Smaller, larger, turn: the same over every picture. */
export function ViewTools({ zoom, onReduce, onEnlarge, onTurn, size }: ViewToolsProps) {
  return (
    <>
      <IconButton
        size={size}
        icon={ZoomOutIcon}
        label="缩小"
        atEnd={!onReduce}
        onClick={() => onReduce?.()}
      />
      <S.Zoom>{Math.round(zoom * 100)}%</S.Zoom>
      <IconButton
        size={size}
        icon={ZoomInIcon}
        label="放大"
        atEnd={!onEnlarge}
        onClick={() => onEnlarge?.()}
      />
      <IconButton size={size} icon={RotateCwIcon} label="向右旋转" onClick={onTurn} />
    </>
  )
}
