import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DownloadIcon } from '../icon/index.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = preview.meta({ component: ButtonLink, args: { href: '#orders', children: '去支付' } })

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '#orders')
  },
})
export const Secondary = meta.story({ args: { size: 'm', icon: DownloadIcon, children: '下载票据' } })
export const Block = meta.story({
  args: { variant: 'primary', block: true },
  globals: { viewport: { value: 'phone' } },
})
