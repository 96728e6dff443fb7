import { aCertificate } from '@portal/api/fixtures/stars'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { certificatePdf } from '@portal/api/rules/certificate'
import { ToastRegion } from '@portal/ui/toast'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CertificateDownload } from './CertificateDownload.tsx'

const address = certificatePdf(aCertificate().verify_code)

const meta = preview.meta({
  component: CertificateDownload,
  args: { certificate: aCertificate() },
  render: args => (
    <>
      <CertificateDownload {...args} />
      <ToastRegion />
    </>
  ),
})

export const SavesTheFile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(address, () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } })),
    ),
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await waitFor(() => expect(saved).toEqual(['星级证书 NEFMA-3-20240117.pdf']))
    click.mockRestore()
  },
})
/** A name with a character that no font has is still printed by the browser. */
export const RareCharacter = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(address, () =>
        HttpResponse.json({ code: 404, message: answerTexts.glyphMissing, data: null }, { status: 404 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(await screen.findByText(answerTexts.glyphMissing)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '下载 PDF' })).toBeEnabled()
  },
})
