import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { halfWidth } from '../composing/index.ts'
import { MinusIcon, StampIcon } from '../icon/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'
import * as S from './Dialog.styles.ts'

export interface IrreversibleConfirmProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'busy' | 'className'
> {
  /** Sentence before the list. @default '确认后立即发生，不能撤回：' */
  lead?: ReactNode
  /** What happens at once, one line each. */
  consequences: readonly string[]
  /** Further fields, such as the reason; stands before the typed number. */
  children?: ReactNode
  /** What must be typed to unlock the button. */
  typed?: { label: string; expected: string } | undefined
  /** The caller's own fields are complete. @default true */
  ready?: boolean | undefined
  /** Verb of the title: 终止会员资格. */
  confirmLabel: string
  busyLabel?: string | undefined
  onConfirm: () => void
}

const normal = (text: string) => halfWidth(text).replace(/\s/g, '').toUpperCase()

const usualLead = (
  <>
    确认后立即发生，<b>不能撤回</b>：
  </>
)

function Content({
  lead = usualLead,
  consequences,
  children,
  typed,
  value,
  onChange,
}: Pick<IrreversibleConfirmProps, 'lead' | 'consequences' | 'children' | 'typed'> & {
  value: string
  onChange: (value: string) => void
}) {
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])

  return (
    <>
      <p>{lead}</p>
      <S.Consequences>
        {consequences.map(text => (
          <li key={text}>
            <MinusIcon size={16} />
            <span>{text}</span>
          </li>
        ))}
      </S.Consequences>
      {children || typed ? (
        <S.Fields ref={fields}>
          {children}
          {typed ? (
            <TextField
              label={typed.label}
              placeholder={typed.expected}
              autoComplete="off"
              value={value}
              onChange={event => onChange(event.currentTarget.value)}
            />
          ) : null}
        </S.Fields>
      ) : null}
    </>
  )
}

/** Asks before what nobody can take back. There is no form, so Enter never confirms. */
export function IrreversibleConfirm({
  lead,
  consequences,
  children,
  typed,
  ready = true,
  confirmLabel,
  busyLabel,
  onConfirm,
  ...dialog
}: IrreversibleConfirmProps) {
  const [value, setValue] = useState('')
  const unlocked = ready && (!typed || normal(value) === normal(typed.expected))

  function close() {
    setValue('')
    dialog.onClose()
  }

  return (
    <Dialog
      {...dialog}
      onClose={close}
      role="alertdialog"
      tone="seal"
      closeButton={false}
      footer={
        <>
          <Button size="m" onClick={close} disabled={dialog.busy}>
            取消
          </Button>
          <Button
            size="m"
            variant="seal"
            icon={StampIcon}
            disabled={!unlocked}
            busy={dialog.busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Content lead={lead} consequences={consequences} typed={typed} value={value} onChange={setValue}>
        {children}
      </Content>
    </Dialog>
  )
}
