import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PageTitle } from './PageTitle.tsx'

const meta = preview.meta({ component: PageTitle, args: { children: '会员信息' } })

export const InTheWindow = meta.story({
  play: async () => {
    await waitFor(() => expect(document.title).toBe('全国企业财务管理协会-会员信息'))
  },
})
