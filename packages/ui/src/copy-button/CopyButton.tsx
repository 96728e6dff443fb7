import { useEffect, useState, type ComponentProps } from 'react'
import { CheckIcon, CopyIcon } from '../icon/index.ts'
import * as S from './CopyButton.styles.ts'

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What goes to the clipboard, without grouping spaces. */
  text: string
  /** What is copied, for the accessible name: 复制识别码. */
  what: string
}

/** Copies a value and says so. */
export function CopyButton({ text, what, onClick, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 3000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  const message = { idle: '', copied: `已复制${what}`, failed: '复制失败，请手动选择复制' }[state]
  return (
    <>
      <S.Root
        type="button"
        {...rest}
        aria-label={{ idle: `复制${what}`, copied: `已复制${what}`, failed: `复制失败，${what}` }[state]}
        data-state={state}
        onClick={event => {
          onClick?.(event)
          void copy()
        }}
      >
        {state === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        {{ idle: '复制', copied: '已复制', failed: '复制失败' }[state]}
      </S.Root>
      <S.Announcement>{message}</S.Announcement>
    </>
  )
}
