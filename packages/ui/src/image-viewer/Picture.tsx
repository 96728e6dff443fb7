import { useState, type CSSProperties } from 'react'
import { Button } from '../button/index.ts'
import { RefreshCwIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './ImageViewer.styles.ts'
import type { View } from './view.ts'

interface PictureProps {
  url: string
  name: string
  view: View
}

type PlaceStyle = CSSProperties & Record<'--x' | '--y' | '--turn', string> & Record<'--zoom', number>

/** One picture, or what stands for it while it comes and when it does not. */
export function Picture({ url, name, view }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const style: PlaceStyle = {
    '--x': `${view.x}px`,
    '--y': `${view.y}px`,
    '--turn': `${view.turn}deg`,
    '--zoom': view.zoom,
  }
  return (
    <>
      {state === 'loading' ? <Spinner size={24} label="正在加载图片" /> : null}
      {state === 'failed' ? (
        <S.Instead role="alert">
          <p>图片没有加载出来。</p>
          <Button
            size="m"
            icon={RefreshCwIcon}
            onClick={() => {
              setState('loading')
              setAttempt(attempt + 1)
            }}
          >
            重新加载
          </Button>
        </S.Instead>
      ) : null}
      <S.Picture
        key={attempt}
        src={url}
        alt={name}
        draggable={false}
        style={style}
        data-state={state}
        data-sideways={view.turn % 180 !== 0 || undefined}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </>
  )
}
