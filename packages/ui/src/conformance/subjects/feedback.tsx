import { expect, vi } from 'vitest'
import { Button } from '../../button/index.ts'
import { ErrorSummary } from '../../error-summary/index.ts'
import { FullScreenLock } from '../../full-screen-lock/index.ts'
import { LoadState, Outcome } from '../../load-state/index.ts'
import { Notice } from '../../notice/index.ts'
import { SaveState } from '../../save-state/index.ts'
import { Skeleton, SkeletonLines } from '../../skeleton/index.ts'
import { Spinner } from '../../spinner/index.ts'
import { TextField } from '../../text-field/index.ts'
import { SafeHtml, toast, ToastHost, ToastRegion } from '../../toast/index.ts'
import { gone, one, press, pressTo, tabTo } from '../keys.ts'
import { inEach, mount } from '../mount.tsx'
import { reachesAction } from '../reaches.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined

export const feedback: readonly Subject[] = [
  {
    folder: 'error-summary',
    name: 'ErrorSummary',
    element: extra => (
      <ErrorSummary
        errors={[
          { fieldId: 'firm', message: '请填写单位名称' },
          { fieldId: 'mail', message: '邮箱格式不正确，应类似 name@company.cn' },
        ]}
        {...extra}
      />
    ),
    disabled: { none: 'an error is there or not' },
    keyboard: async () => {
      mount(
        <>
          <ErrorSummary errors={[{ fieldId: 'firm', message: '请填写单位名称' }]} />
          <TextField id="firm" label="单位名称" />
        </>,
      )
      await expect.element(one('alert')).toHaveFocus()
      await tabTo('link', '请填写单位名称')
      await pressTo('{Enter}', 'textbox', '单位名称')
    },
  },
  { folder: 'full-screen-lock', name: 'FullScreenLock', element: extra => <FullScreenLock {...extra} /> },
  {
    folder: 'load-state',
    name: 'LoadState',
    element: extra => (
      <LoadState state="failed" onRetry={nothing} errorCode="A1B2" {...extra}>
        请检查网络后重试。
      </LoadState>
    ),
    looks: () => (
      <>
        <LoadState state="loading" />
        <LoadState state="empty" title="还没有订单">
          缴费后在这里查看。
        </LoadState>
        <LoadState state="failed" onRetry={nothing} errorCode="A1B2" />
        <LoadState state="loaded">订单</LoadState>
      </>
    ),
    disabled: { none: 'it is busy instead while it tries again' },
    keyboard: () => reachesAction(act => <LoadState state="failed" onRetry={act} />, '重新加载'),
  },
  {
    folder: 'load-state',
    name: 'Outcome',
    element: extra => <Outcome title="没有查到这个会员" {...extra} />,
  },
  {
    folder: 'notice',
    name: 'Notice',
    element: extra => (
      <Notice title="资料待补正" {...extra}>
        请在 2026-05-30 前补正。
      </Notice>
    ),
    looks: () =>
      inEach(['info', 'success', 'warning', 'error'], tone => (
        <Notice tone={tone} title="资料待补正" action={<Button size="s">去补正</Button>}>
          请在 2026-05-30 前补正。
        </Notice>
      )),
  },
  {
    folder: 'save-state',
    name: 'SaveState',
    element: extra => <SaveState state="saved" time="09:30:12" {...extra} />,
    looks: () => inEach(['saving', 'saved', 'failed'], state => <SaveState state={state} time="09:30:12" />),
  },
  { folder: 'skeleton', name: 'Skeleton', element: extra => <Skeleton {...extra} /> },
  { folder: 'skeleton', name: 'SkeletonLines', element: extra => <SkeletonLines {...extra} /> },
  { folder: 'spinner', name: 'Spinner', element: extra => <Spinner label="正在读取" {...extra} /> },
  {
    folder: 'toast',
    name: 'SafeHtml',
    element: () => <SafeHtml html="已提交，请留意短信" />,
    noRest: 'it is a text inside another',
    className: { none: 'it is a text inside another' },
  },
  {
    folder: 'toast',
    name: 'ToastRegion',
    element: ({ ref, ...extra }) => <ToastRegion ref={ref} {...extra} />,
    open: async () => {
      toast({ tone: 'warning', message: '草稿未能保存', action: { label: '重试', onPress: nothing } })
      await expect.element(one('status')).toHaveTextContent('草稿未能保存')
    },
    disabled: { none: 'a message is there or not' },
    keyboard: async () => {
      const retry = vi.fn<() => void>()
      mount(<ToastRegion />)
      toast({ tone: 'error', message: '草稿未能保存', action: { label: '重试', onPress: retry } })
      await expect.element(one('alert')).toHaveTextContent('草稿未能保存')
      await tabTo('button', '重试')
      await press('{Enter}')
      expect(retry).toHaveBeenCalledTimes(1)
      await gone('alert')
      toast({ tone: 'error', message: '又没有保存' })
      await expect.element(one('alert')).toBeVisible()
      await tabTo('button', '关闭通知')
      await press(' ')
      await gone('alert')
    },
  },
  {
    folder: 'toast',
    name: 'ToastHost',
    element: () => <ToastHost />,
    noRest: 'it only fetches the region, which takes them',
    className: { none: 'it only fetches the region' },
  },
]
