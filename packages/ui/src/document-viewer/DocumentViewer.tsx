import { Suspense, useState, type ComponentProps, type CSSProperties } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Root as IconRoot } from '../icon-button/IconButton.styles.ts'
import {
  ArrowUpRightIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  FileTextIcon,
  Maximize2Icon,
} from '../icon/index.ts'
import { ViewTools } from '../image-viewer/ViewTools.tsx'
import { TextLink } from '../text-link/index.ts'
import * as S from './DocumentViewer.styles.ts'
import { preloadable } from '../preloadable/index.ts'

export interface ViewedDocument {
  id: string
  name: string
  url: string
  kind: 'image' | 'pdf'
}

export interface DocumentViewerProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange'> {
  documents: readonly ViewedDocument[]
  /** Which one is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
}

/** Its overlay is wanted only once somebody asks for it. */
const ImageViewer = preloadable(async () => ({
  default: (await import('../image-viewer/ImageViewer.tsx')).ImageViewer,
}))

const zooms = [50, 75, 100, 150, 200, 300] as const

/** How a document is looked at: `step` into the zooms, `turn` in degrees. */
const asItCame = { step: 2, turn: 0 }

function Stage({ shown, zoom, turn }: { shown: ViewedDocument; zoom: number; turn: number }) {
  const style: CSSProperties = { transform: `rotate(${turn}deg)`, width: `${zoom}%`, maxWidth: 'none' }
  return (
    <S.Stage tabIndex={0} aria-label={shown.name}>
      {shown.kind === 'image' ? (
        <img src={shown.url} alt={shown.name} style={style} />
      ) : (
        <S.File>
          <FileTextIcon size={24} />
          <TextLink href={shown.url} external>
            打开 {shown.name}
          </TextLink>
        </S.File>
      )}
    </S.Stage>
  )
}

/** Looks at uploaded proofs: zoom, rotate, walk through them. A PDF opens in a tab of its own. */
export function DocumentViewer({ documents, index, onIndexChange, ...rest }: DocumentViewerProps) {
  const [views, setViews] = useState<Partial<Record<string, typeof asItCame>>>({})
  const [full, setFull] = useState(false)
  const shown = documents[index]
  const { step, turn } = (shown && views[shown.id]) ?? asItCame
  const zoom = zooms[step] ?? 100
  const images = documents.filter(document => document.kind === 'image')

  if (!shown) return null
  // each keeps how it was turned: a scan that lay on its side is turned once
  const look = (how: Partial<typeof asItCame>) => setViews({ ...views, [shown.id]: { step, turn, ...how } })
  return (
    <S.Root aria-label="材料查看" {...rest}>
      <S.Bar>
        <S.Name title={shown.name}>
          {shown.name}
          <span>
            {index + 1} / {documents.length}
          </span>
        </S.Name>
        {shown.kind === 'image' ? (
          <>
            <ViewTools
              size="s"
              zoom={zoom / 100}
              onReduce={step === 0 ? null : () => look({ step: step - 1 })}
              onEnlarge={step === zooms.length - 1 ? null : () => look({ step: step + 1 })}
              onTurn={() => look({ turn: turn + 90 })}
            />
            <IconButton size="s" icon={Maximize2Icon} label="全屏查看" onClick={() => setFull(true)} />
          </>
        ) : null}
        <IconRoot
          as="a"
          href={shown.url}
          target="_blank"
          rel="noopener noreferrer"
          title="在新窗口打开原件"
          aria-label="在新窗口打开原件"
          data-size="s"
        >
          <ArrowUpRightIcon size={16} />
        </IconRoot>
      </S.Bar>
      <Stage shown={shown} zoom={zoom} turn={turn} />
      {full ? (
        <Suspense fallback={null}>
          <ImageViewer
            open
            onClose={() => setFull(false)}
            images={images}
            index={images.indexOf(shown)}
            onIndexChange={at => onIndexChange(documents.findIndex(document => document === images[at]))}
          />
        </Suspense>
      ) : null}
      {documents.length > 1 ? (
        <S.Thumbs>
          <IconButton
            size="s"
            icon={ChevronLeftIcon}
            label="上一份"
            atEnd={index === 0}
            onClick={() => onIndexChange(index - 1)}
          />
          {documents.map((document, at) => (
            <S.Thumb
              key={document.id}
              type="button"
              title={document.name}
              aria-label={`第 ${at + 1} 份`}
              aria-current={at === index || undefined}
              onClick={() => onIndexChange(at)}
            >
              {at + 1}
            </S.Thumb>
          ))}
          <IconButton
            size="s"
            icon={ChevronRightIcon}
            label="下一份"
            atEnd={index >= documents.length - 1}
            onClick={() => onIndexChange(index + 1)}
          />
        </S.Thumbs>
      ) : null}
    </S.Root>
  )
}
