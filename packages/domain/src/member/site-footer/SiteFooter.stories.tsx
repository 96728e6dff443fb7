import { aHome } from '@portal/api/fixtures/users'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const site = aHome().site_info
const meta = preview.meta({ component: SiteFooter, parameters: { layout: 'fullscreen' }, args: { site } })

export const Complete = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('service@nefma.example')).toBeVisible()
    await expect(canvas.getByText('公众号')).toBeVisible()
    await expect(canvas.getByRole('link', { name: site.icp })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    )
  },
})

export const NoPhone = meta.story({
  args: { site: { ...site, tel_phone: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('邮箱：')).toBeNull()
    await expect(canvas.queryByText(site.icp)).toBeNull()
    await expect(canvas.getByText(site.address)).toBeVisible()
  },
})

export const NoZipCode = meta.story({
  args: { site: { ...site, zip_code: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('电话：')).toBeNull()
    await expect(canvas.getByText(site.icp)).toBeVisible()
  },
})

export const NoLinks = meta.story({ args: { site: { ...site, friendly_link: 'not json' } } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
