import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from '../icon/index.ts'
import * as S from './ImageViewer.styles.ts'
import { Picture } from './Picture.tsx'
import { useGestures } from './use-gestures.ts'
import { canEnlarge, canReduce, moved, plainView, turned, zoomed, zoomStep } from './view.ts'
import { ViewTools } from './ViewTools.tsx'

export interface ViewedImage {
  id: string
  name: string
  url: string
}

export interface ImageViewerProps {
  open: boolean
  /** Esc or the close button. */
  onClose: () => void
  images: readonly ViewedImage[]
  /** Which one is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
}

const pushes = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
} as const
const isPush = (key: string): key is keyof typeof pushes => key in pushes

const steps = new Map([
  ['ArrowLeft', -1],
  ['PageUp', -1],
  ['ArrowRight', 1],
  ['PageDown', 1],
])

function Viewer({ onClose, images, index, onIndexChange }: Omit<ImageViewerProps, 'open'>) {
  const [view, setView] = useState(plainView)
  const { stage, handlers } = useGestures(setView)
  const shown = images[index]

  function show(next: number) {
    if (next < 0 || next >= images.length) return
    setView(plainView)
    onIndexChange(next)
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const place = stage.current?.getBoundingClientRect() ?? new DOMRect()
    const step = steps.get(key)
    if (key === '+' || key === '=') setView(before => zoomed(before, zoomStep))
    else if (key === '-') setView(before => zoomed(before, 1 / zoomStep))
    else if (key === '0') setView(plainView)
    else if (key === 'r' || key === 'R') setView(before => turned(before))
    else if (isPush(key) && view.zoom > 1) setView(before => moved(before, pushes[key], place))
    else if (step !== undefined) show(index + step)
    else return
    event.preventDefault()
  }

  if (!shown) return null
  return (
    <S.Keys onKeyDown={press} data-ground="cover">
      <S.Root>
        <S.Bar>
          <S.Title slot="title">
            {shown.name}
            {images.length > 1 ? (
              <S.Count>
                {index + 1} / {images.length}
              </S.Count>
            ) : null}
          </S.Title>
          <S.Tools>
            <ViewTools
              zoom={view.zoom}
              onReduce={canReduce(view) ? () => setView(before => zoomed(before, 1 / zoomStep)) : null}
              onEnlarge={canEnlarge(view) ? () => setView(before => zoomed(before, zoomStep)) : null}
              onTurn={() => setView(before => turned(before))}
            />
          </S.Tools>
          <IconButton icon={XIcon} label="关闭" onClick={onClose} />
        </S.Bar>
        <S.Middle>
          <span>
            {images.length > 1 ? (
              <IconButton
                icon={ChevronLeftIcon}
                label="上一张"
                atEnd={index === 0}
                onClick={() => show(index - 1)}
              />
            ) : null}
          </span>
          <S.Stage
            ref={stage}
            {...handlers}
            data-enlarged={view.zoom > 1 || undefined}
            onDoubleClick={() => setView(view.zoom > 1 ? { ...plainView, turn: view.turn } : zoomed(view, 2))}
          >
            <Picture key={shown.id} url={shown.url} name={shown.name} view={view} />
          </S.Stage>
          <span>
            {images.length > 1 ? (
              <IconButton
                icon={ChevronRightIcon}
                label="下一张"
                atEnd={index === images.length - 1}
                onClick={() => show(index + 1)}
              />
            ) : null}
          </span>
        </S.Middle>
      </S.Root>
    </S.Keys>
  )
}

/** Pictures over the whole screen: wheel, two fingers, buttons or + and - zoom, R turns, arrows walk or push, Esc closes. */
export function ImageViewer({ open, ...rest }: ImageViewerProps) {
  return (
    <S.Overlay isOpen={open} onOpenChange={next => (next ? undefined : rest.onClose())}>
      <S.Panel>
        <Viewer {...rest} />
      </S.Panel>
    </S.Overlay>
  )
}
