import { aCertificate } from '@portal/api/fixtures/stars'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { CertificatePreview } from './CertificatePreview.tsx'

const onClose = fn()

const meta = preview.meta({
  component: CertificatePreview,
  args: {
    certificate: aCertificate(),
    verifyUrl: 'https://member.example.org/verifyCertificate/7K3M9QXP',
    onClose,
  },
  globals: { viewport: { value: 'wide' } },
})

export const ThreeStars = meta.story({
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await expect(screen.getByText('星级证书 NEFMA-3-20240117，A4 横向，共 1 页')).toBeVisible()
    await expect(screen.getByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect(screen.getByText('核验码 7K3M 9QXP')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
})
export const LongestNames = meta.story({
  args: {
    certificate: aCertificate({
      star: 5,
      holder: '阿卜杜热合曼·买买提依明·托合提尼亚孜·阿卜杜热合曼·买买提依明',
      position: '集团财务共享服务中心副主任兼资金管理部总经理岗',
    }),
  },
  play: async () => {
    const sheet = await shown(screen.findByRole('article', { name: '证书 NEFMA-3-20240117' }))
    await expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight + 1)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
