import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { Button } from '../button/index.ts'
import { DownloadIcon } from '../icon/index.ts'
import { QrCode } from '../qr-code/index.ts'
import { PrintPreview, type PrintPreviewProps } from './PrintPreview.tsx'

function Certificate() {
  return (
    <div style={{ height: '100%', padding: '18mm 20mm' }}>
      <p>全国企业财务管理协会</p>
      <h2 style={{ margin: '24mm 0 4mm', fontSize: 34 }}>江海联运集团有限公司</h2>
      <p>经审核，准予加入全国企业财务管理协会，为常务理事单位。</p>
      <div style={{ marginTop: '30mm' }}>
        <QrCode value="https://member.example.org/verify/7K3M9QXP" label="扫码核验证书" />
      </div>
    </div>
  )
}

const onPrint = fn()

function Example(props: Partial<PrintPreviewProps>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>预览证书</Button>
      <PrintPreview
        open={open}
        onClose={() => setOpen(false)}
        documentName="会员证书 E-2021-000386"
        paper="landscape"
        sheets={[{ id: '1', content: <Certificate /> }]}
        onPrint={onPrint}
        {...props}
      />
    </>
  )
}

const meta = preview.meta({ component: Example, globals: { viewport: { value: 'wide' } } })

const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]')
const layerOf = (element: HTMLElement | null) => {
  const overlay = element?.closest('[data-print-preview]')
  return overlay ? getComputedStyle(overlay).zIndex : null
}

export const Certificates = meta.story({
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await expect(screen.getByText('会员证书 E-2021-000386，A4 横向，共 1 页')).toBeVisible()
    const { width, height } = sheet()?.getBoundingClientRect() ?? new DOMRect()
    await expect(width / height).toBeCloseTo(297 / 210, 2)
    await expect(layerOf(sheet())).toBe('20002')
    await userEvent.click(screen.getByRole('button', { name: '打印' }))
    await expect(onPrint).toHaveBeenCalledOnce()
  },
})
export const ClosesByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opener = canvas.getByRole('button', { name: '预览证书' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
export const Portrait = meta.story({
  args: {
    title: '回执预览',
    documentName: '缴费回执',
    paper: 'portrait',
    sheets: [
      { id: '1', content: <Certificate /> },
      { id: '2', content: <Certificate /> },
    ],
    actions: (
      <Button size="m" icon={DownloadIcon}>
        下载 PDF
      </Button>
    ),
  },
  play: async () => {
    await expect(await screen.findByText('缴费回执，A4 纵向，共 2 页')).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(sheet()?.getBoundingClientRect().right).toBeLessThanOrEqual(390))
  },
})
export const OverTheDarkStaffApp = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  play: async () => {
    await waitFor(() => expect(sheet()).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' }))
  },
})

export const OnALayerOfItsOwn = meta.story({
  args: { layer: 30_000 },
  // about the order, not the look
  tags: ['no-picture'],
  play: async () => {
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await expect(layerOf(sheet())).toBe('30000')
  },
})
