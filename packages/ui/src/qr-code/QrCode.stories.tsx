import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QrCode } from './QrCode.tsx'

const meta = preview.meta({
  component: QrCode,
  args: { value: 'https://member.example.org/verify/7K3M9QXP', label: '扫码核验证书' },
})

export const Small = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '扫码核验证书' })
    await expect(code).toHaveAttribute('width', '96')
    await expect(getComputedStyle(code.querySelectorAll('path, rect')[0] ?? code).fill).toBe(
      'rgb(255, 255, 255)',
    )
  },
})
export const Large = meta.story({ args: { size: 240 } })
export const ChineseText = meta.story({
  args: { size: 160, value: '会员编号 E-2021-000386，请到协会官网核验' },
})
export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { size: 160 },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '扫码核验证书' })
    const [ground, modules] = [...code.children]
    await expect(ground).toHaveStyle({ fill: 'rgb(255, 255, 255)' })
    await expect(modules).toHaveStyle({ fill: 'rgb(0, 0, 0)' })
  },
})
export const TooLong = meta.story({
  args: { value: '会'.repeat(2_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('内容过长，不能生成二维码')).toBeVisible()
  },
})
