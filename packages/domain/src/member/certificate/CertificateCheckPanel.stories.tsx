import { verifyCertificate } from '@portal/api/contract/certificates.contract'
import { aCertificate } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CertificateCheckPanel } from './CertificateCheckPanel.tsx'

const check = mock(verifyCertificate)
const checked_at = '2026-05-18 14:46:09'
const onSearch = fn()

const meta = preview.meta({
  component: CertificateCheckPanel,
  args: { code: '7K3M9QXP', onSearch },
  beforeEach: ({ msw }) => msw.use(check.reply({ certificate: aCertificate(), state: 'valid', checked_at })),
})

export const Valid = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '证书有效' })).toBeVisible()
    await expect(canvas.getByText('三星财务管理师')).toBeVisible()
  },
})
export const Expired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      check.reply({
        certificate: aCertificate({ awarded_on: '2023-05-11', expires_on: '2026-05-10' }),
        state: 'expired',
        checked_at,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '证书已到期' })).toBeVisible()
  },
})
export const Revoked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      check.reply({
        certificate: aCertificate({ revoked_on: '2026-04-16', revoked_reason: '任职材料不实' }),
        state: 'revoked',
        checked_at,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '证书已撤回' })).toBeVisible()
    await expect(canvas.getByText('2026-04-16')).toBeVisible()
  },
})
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(check.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有查到这张证书')).toBeVisible()
  },
})
export const Away = meta.story({
  beforeEach: ({ msw }) => msw.use(check.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/证书信息没有加载出来/)).toBeVisible()
  },
})
export const TypedByHand = meta.story({
  args: { code: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '证书核验码' })
    await userEvent.type(field, 'abc{Enter}')
    await expect(canvas.getByText('核验码是证书二维码旁的 8 位字母和数字')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '7k3m 9qxp{Enter}')
    await expect(onSearch).toHaveBeenCalledWith('7K3M9QXP')
  },
})
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '证书有效' })).toBeVisible()
  },
})
