import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { RefreshCwIcon, type IconComponent } from '../icon/index.ts'
import { SkeletonLines } from '../skeleton/index.ts'
import * as S from './LoadState.styles.ts'
import { Outcome } from './Outcome.tsx'

type LoadStateOwnProps =
  | {
      state: 'loading'
      /** Stand-in with the geometry of the content. */
      skeleton?: ReactNode
    }
  | {
      state: 'empty'
      title: ReactNode
      children?: ReactNode
      action?: ReactNode
      icon?: IconComponent | undefined
    }
  | {
      state: 'failed'
      /** @default '网络状态不好' */
      title?: ReactNode
      children?: ReactNode
      errorCode?: string | undefined
      onRetry?: (() => void) | undefined
      /** The retry is under way. */
      retrying?: boolean | undefined
    }
  | { state: 'loaded'; children: ReactNode }

export type LoadStateProps = LoadStateOwnProps & Omit<ComponentProps<'div'>, 'title' | 'children'>

function content(props: LoadStateOwnProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return (
        <>
          <S.Announcement>正在加载</S.Announcement>
          {props.skeleton ?? <SkeletonLines />}
        </>
      )
    case 'empty':
      return (
        <Outcome title={props.title} icon={props.icon} action={props.action}>
          {props.children}
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome
          role="alert"
          tone="failed"
          title={props.title ?? '网络状态不好'}
          errorCode={props.errorCode}
          action={
            props.onRetry ? (
              <Button
                variant="primary"
                size="m"
                icon={RefreshCwIcon}
                busy={props.retrying}
                onClick={props.onRetry}
              >
                重新加载
              </Button>
            ) : null
          }
        >
          {props.children}
        </Outcome>
      )
    case 'loaded':
      return props.children
  }
}

const own = new Set([
  'state',
  'skeleton',
  'title',
  'children',
  'action',
  'icon',
  'errorCode',
  'onRetry',
  'retrying',
])

/** The four states of anything that is fetched. */
export function LoadState(props: LoadStateProps) {
  const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)))
  return (
    <div {...rest} aria-busy={props.state === 'loading' || undefined}>
      {content(props)}
    </div>
  )
}
