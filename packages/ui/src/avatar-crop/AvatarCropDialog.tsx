import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { RotateCcwIcon, RotateCwIcon } from '../icon/index.ts'
import { Notice } from '../notice/index.ts'
import * as S from './AvatarCrop.styles.ts'
import { cropPicture, type CropArea, type CropSize } from './crop-picture.ts'

/** What the picture becomes. */
export interface CropFrame extends CropSize {
  /** What it is called: 头像. */
  name: string
  shape: 'round' | 'rect'
}

const avatar: CropFrame = { name: '头像', shape: 'round', width: 400, height: 400 }

export interface AvatarCropDialogProps {
  /** The picture as chosen. */
  file: Blob
  /**
   * Its size, and the shape of the window; by default an avatar of 400 × 400 px.
   * @default { name: '头像', shape: 'round', width: 400, height: 400 }
   */
  frame?: CropFrame | undefined
  /**
   * Said while it is saved.
   * @default '正在保存'
   */
  busyLabel?: string | undefined
  /** Gets a JPEG without camera data; a rejection keeps the dialog open and shows its message. */
  onSave: (picture: Blob) => Promise<void>
  onClose: () => void
}

/** Moves, zooms and turns a picture under a window. */
export function AvatarCropDialog({
  file,
  frame = avatar,
  busyLabel = '正在保存',
  onSave,
  onClose,
}: AvatarCropDialogProps) {
  const [source, setSource] = useState('')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<CropArea | null>(null)
  const [broken, setBroken] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const picture = useRef<HTMLImageElement | null>(null)

  useEffect(() => {
    let url = ''
    // after the paint: the dialog opens before a large picture is decoded
    const painted = requestAnimationFrame(() => {
      url = URL.createObjectURL(file)
      setSource(url)
      setBroken(false)
    })
    return () => {
      cancelAnimationFrame(painted)
      URL.revokeObjectURL(url)
    }
  }, [file])

  async function save() {
    if (!area || !picture.current) return
    setBusy(true)
    setMessage('')
    try {
      await onSave(await cropPicture(picture.current, area, rotation, frame))
    } catch (error) {
      setMessage(
        error instanceof Error && error.message ? error.message : `${frame.name}没有保存，请再试一次`,
      )
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`调整${frame.name}`}
      size="s"
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            取消
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={busyLabel}
            disabled={broken || !area}
            onClick={() => void save()}
          >
            保存{frame.name}
          </Button>
        </>
      }
    >
      {broken ? (
        <Notice tone="error" role="alert">
          这张图片打不开，请换一张 JPG 或 PNG 图片。
        </Notice>
      ) : (
        <>
          <S.Stage data-shape={frame.shape}>
            {source ? (
              <Cropper
                image={source}
                crop={crop}
                zoom={zoom}
                rotation={rotation}
                aspect={frame.width / frame.height}
                minZoom={1}
                maxZoom={4}
                cropShape={frame.shape}
                showGrid={false}
                keyboardStep={8}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_shown, pixels) => setArea(pixels)}
                setImageRef={image => {
                  picture.current = image.current
                }}
                mediaProps={{ alt: '', onError: () => setBroken(true) }}
                cropperProps={{ role: 'group', 'aria-label': `${frame.name}取景，用方向键移动图片` }}
              />
            ) : null}
          </S.Stage>
          <S.Tools>
            <S.Zoom>
              缩放
              <S.Range
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={zoom}
                aria-valuetext={`${Math.round(zoom * 100)}%`}
                onChange={event => setZoom(Number(event.currentTarget.value))}
              />
            </S.Zoom>
            <IconButton
              icon={RotateCcwIcon}
              label="向左旋转"
              onClick={() => setRotation(turn => (turn + 270) % 360)}
            />
            <IconButton
              icon={RotateCwIcon}
              label="向右旋转"
              onClick={() => setRotation(turn => (turn + 90) % 360)}
            />
          </S.Tools>
          <S.Help>
            拖动图片或用方向键移动，{frame.shape === 'round' ? '圆圈' : '框'}内为{frame.name}。
          </S.Help>
        </>
      )}
      {message ? (
        <S.Outcome>
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        </S.Outcome>
      ) : null}
    </Dialog>
  )
}
