import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { dismissToast, leaveToasts, dismissMessage, toast } from './store.ts'
import { ToastRegion } from './ToastRegion.tsx'

const undo = fn()
const meta = preview.meta({
  component: ToastRegion,
  beforeEach: () => {
    dismissToast()
    return () => dismissToast()
  },
})

export const Success = meta.story({
  beforeEach: () => void toast({ tone: 'success', message: '已保存这段经历' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已保存这段经历')
  },
})
export const ErrorStays = meta.story({
  beforeEach: () =>
    void toast({ tone: 'error', message: '接口错误，请求失败', action: { label: '重试', onPress: undo } }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('接口错误，请求失败')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const ThreeAtMost = meta.story({
  beforeEach: () => {
    for (const text of ['一', '二', '三', '四']) toast({ tone: 'warning', message: `第${text}条` })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    await expect(canvas.queryByText('第一条')).toBeNull()
    const close = canvas.getAllByRole('button', { name: '关闭通知' })
    await userEvent.click(close[0] ?? canvas.getByRole('button'))
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
  },
})
export const SaidOnceAndGoneWithItsPage = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: () => {
    for (let call = 0; call < 3; call += 1) toast({ tone: 'error', message: '网络状态不好' })
    toast({ tone: 'error', message: '接口异常' })
    toast({ tone: 'warning', message: '未登录' })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('网络状态不好')).toHaveLength(1)
    dismissMessage('网络状态不好')
    await waitFor(() => expect(canvas.queryByText('网络状态不好')).toBeNull())
    await expect(canvas.getByText('接口异常')).toBeVisible()
    leaveToasts()
    await waitFor(() => expect(canvas.queryByText('接口异常')).toBeNull())
    await expect(canvas.getByText('未登录')).toBeVisible()
    leaveToasts()
    await waitFor(() => expect(canvas.queryByText('未登录')).toBeNull())
  },
})
export const ServerHtml = meta.story({
  beforeEach: () =>
    void toast({
      tone: 'error',
      message:
        '<b>未通过</b><img src=x onerror=alert(1)><a href="javascript:alert(1)">坏</a><a href="/home" style="color:red">好</a><a href="//evil.cn">外</a>',
    }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '好' })).toHaveAttribute('href', '/home'))
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvas.getByText('坏')).not.toHaveAttribute('href')
    await expect(canvas.getByText('外')).not.toHaveAttribute('href')
    await expect(canvas.getByText('好')).not.toHaveAttribute('style')
  },
})
export const PhoneStack = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    toast({ tone: 'warning', message: '登录将在 5 分钟后过期' })
    toast({ tone: 'error', message: '林若谷已在 14:41 处理了这条' })
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  beforeEach: () => void toast({ tone: 'warning', message: '登录将在 5 分钟后过期' }),
})
