import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icon/index.ts'
import * as S from './Dialog.styles.ts'

export interface DialogProps {
  open: boolean
  /** Esc, the close button or, where allowed, a press outside. */
  onClose: () => void
  title: ReactNode
  /**
   * Width: s 440, m 560, l 760 px; phones show a sheet of full width.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /**
   * A press outside closes; leave it off where something was typed.
   * @default false
   */
  dismissable?: boolean | undefined
  /**
   * Nothing closes it while work is under way.
   * @default false
   */
  busy?: boolean | undefined
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined
  /** @default 'plain' */
  tone?: 'plain' | 'seal' | undefined
  /**
   * Shows the close button in the corner.
   * @default true
   */
  closeButton?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A modal dialog: traps focus, gives it back, and names itself by its title. */
export function Dialog({
  open,
  onClose,
  title,
  size = 'm',
  footer,
  dismissable = false,
  busy = false,
  role = 'dialog',
  tone = 'plain',
  closeButton = true,
  className,
  children,
}: DialogProps) {
  return (
    <S.Overlay
      isOpen={open}
      onOpenChange={next => (next || busy ? undefined : onClose())}
      isDismissable={dismissable && !busy}
      isKeyboardDismissDisabled={busy}
    >
      <S.Panel data-size={size} data-tone={tone} className={className}>
        <S.Root role={role}>
          <S.Head>
            <S.Title slot="title">{title}</S.Title>
            {closeButton ? (
              <IconButton icon={XIcon} label="关闭" size="s" disabled={busy} onClick={onClose} />
            ) : null}
          </S.Head>
          {children ? <S.Body>{children}</S.Body> : null}
          {footer ? <S.Foot>{footer}</S.Foot> : null}
        </S.Root>
      </S.Panel>
    </S.Overlay>
  )
}
