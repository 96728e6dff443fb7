import { verifyCertificate } from '@portal/api/contract/certificates.contract'
import { someCertificateFacts } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { association } from '@portal/api/rules/association'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CertificateCheckPanel } from './CertificateCheckPanel.tsx'

const check = mock(verifyCertificate)
const checked_at = '2026-05-18 14:46:09'
const onSearch = fn()

const meta = preview.meta({
  component: CertificateCheckPanel,
  args: { code: '7K3M9QXP', onSearch },
  beforeEach: ({ msw }) =>
    msw.use(check.reply({ certificate: someCertificateFacts(), state: 'valid', checked_at })),
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
        certificate: someCertificateFacts({ awarded_on: '2023-05-11', expires_on: '2026-05-10' }),
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
        certificate: someCertificateFacts({ revoked_on: '2026-04-16' }),
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
  // all that is printed on the certificate
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '证书有效' })).toBeVisible()
    const { holder, certificate_no, category, position, awarded_on, expires_on } = someCertificateFacts()
    const printed = {
      持证人: holder,
      星级: '三星财务管理师',
      证书编号: certificate_no,
      评价类别: `${category}类`,
      申报岗位: position,
      授予日期: awarded_on,
      有效期至: expires_on,
    }
    for (const [term, text] of Object.entries(printed)) {
      const row = canvas.getByText(term).parentElement
      await expect(row).toBeVisible()
      await expect(row).toHaveTextContent(`${term}${text}`)
    }
    for (const text of [association.name, association.nameInEnglish, '核验码 7K3M 9QXP'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})
