import { aCertificate } from '@portal/api/fixtures/stars'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { CertificateButton } from './CertificateButton.tsx'

const meta = preview.meta({ component: CertificateButton, args: { certificate: aCertificate() } })

export const OpensAndGivesFocusBack = meta.story({
  // its QR code names the host
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '查看证书' })
    await userEvent.click(button)
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})
