import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { isComposingKey } from '../composing/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '../icon/index.ts'
import * as S from './Drawer.styles.ts'

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  title: ReactNode
  /** Esc or the close button. */
  onClose: () => void
  /** The record above in the list; null at its start. Leave both out where there is no list. */
  onPrevious?: (() => void) | null | undefined
  onNext?: (() => void) | null | undefined
  /** Place in the list or a copy button, between the title and the arrows. */
  tools?: ReactNode
  /** Actions in the fixed foot. */
  footer?: ReactNode
  children: ReactNode
}

/** A record beside its list, 536 px, not modal. Render it only while open: focus comes here and goes back when it leaves. */
export function Drawer({
  title,
  onClose,
  onPrevious,
  onNext,
  tools,
  footer,
  children,
  onKeyDown,
  ref,
  ...rest
}: DrawerProps) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => box.current)

  useEffect(() => {
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  function close(event: KeyboardEvent<HTMLDialogElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event)) return
    event.stopPropagation()
    onClose()
  }

  return (
    <S.Root open aria-labelledby={titleId} tabIndex={-1} {...rest} ref={box} onKeyDown={close}>
      <S.Head>
        <S.Title id={titleId}>{title}</S.Title>
        {tools}
        {onPrevious === undefined ? null : (
          <IconButton
            size="s"
            icon={ChevronUpIcon}
            label="上一条"
            atEnd={!onPrevious}
            onClick={() => onPrevious?.()}
          />
        )}
        {onNext === undefined ? null : (
          <IconButton
            size="s"
            icon={ChevronDownIcon}
            label="下一条"
            atEnd={!onNext}
            onClick={() => onNext?.()}
          />
        )}
        <IconButton size="s" icon={XIcon} label="关闭" onClick={onClose} />
      </S.Head>
      <S.Body tabIndex={0} aria-labelledby={titleId}>
        {children}
      </S.Body>
      {footer ? <S.Foot>{footer}</S.Foot> : null}
    </S.Root>
  )
}
