import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
  XIcon,
  type IconComponent,
} from '../icon/index.ts'
import { SafeHtml } from './SafeHtml.tsx'
import { dismissToast, toastStore, type ToastEntry, type ToastTone } from './store.ts'
import * as S from './Toast.styles.ts'

const tones = {
  success: { icon: CircleCheckIcon, role: 'status', stays: false },
  info: { icon: InfoIcon, role: 'status', stays: false },
  warning: { icon: TriangleAlertIcon, role: 'status', stays: true },
  error: { icon: CircleAlertIcon, role: 'alert', stays: true },
} satisfies Record<ToastTone, { icon: IconComponent; role: 'status' | 'alert'; stays: boolean }>

function Toast({ entry }: { entry: ToastEntry }) {
  const { icon: Glyph, role, stays } = tones[entry.tone]
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (stays || held) return
    const timer = setTimeout(() => dismissToast(entry.id), 4000)
    return () => clearTimeout(timer)
  }, [entry.id, stays, held])

  return (
    <S.Root
      data-tone={entry.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph />
      <S.Text role={role}>
        <SafeHtml html={entry.message} />
      </S.Text>
      {entry.action ? (
        <S.Action
          type="button"
          onClick={() => {
            entry.action?.onPress()
            dismissToast(entry.id)
          }}
        >
          {entry.action.label}
        </S.Action>
      ) : null}
      <S.Close type="button" aria-label="关闭通知" onClick={() => dismissToast(entry.id)}>
        <XIcon size={16} />
      </S.Close>
    </S.Root>
  )
}

export type ToastRegionProps = Omit<ComponentProps<'section'>, 'children'>

/** Where toasts show; mount it once, next to the routes. Stays reachable while a dialog is open. */
export function ToastRegion(props: ToastRegionProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  return (
    <S.Region aria-label="通知" aria-live="polite" {...props} data-react-aria-top-layer="true">
      {entries.map(entry => (
        <Toast key={entry.id} entry={entry} />
      ))}
    </S.Region>
  )
}
