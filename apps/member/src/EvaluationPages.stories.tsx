import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shareResume } from '@portal/api/contract/resumes.contract'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { offersRetry, showsText, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { send, signInMemberElsewhere } from '../../../.storybook/somebody-else.ts'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the evaluation at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member evaluation',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const phone = { viewport: { value: 'phone' } } as const

const evaluation = { args: { path: '/home/evaluation' } }
const waitsForItsFee = async (page: Page) => {
  const card = await page.canvas.findByRole('article', { name: '四星评价 · 财务总监岗' })
  await expect(card).toHaveTextContent('待缴费')
  await expect(page.canvas.getByRole('link', { name: '去缴费 ¥1,200.00' })).toBeVisible()
  await expect(page.canvas.getByText('三星财务管理师')).toBeVisible()
  await expect(page.canvas.getByRole('table', { name: /历史申请/ })).toBeVisible()
}
export const Evaluation = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'valid' } },
  play: waitsForItsFee,
})
export const EvaluationPhone = meta.story({
  ...evaluation,
  globals: phone,
  parameters: { portal: { who: 'valid' } },
  play: waitsForItsFee,
})
export const EvaluationScoring = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'expiring' } },
  play: async page => {
    await expect(await page.canvas.findByText(/两位评审专家正在独立评分/)).toBeVisible()
    await expect(page.canvas.getByText('评审开始后撤销须经协会同意，已缴费用不退。')).toBeVisible()
  },
})
export const EvaluationNothingYet = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有有效的星级证书')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '申请星级评价' })).toBeVisible()
  },
})
/** On the real portal: nobody without a profile is eligible, and the levels say what is missing. */
export const EvaluationForm = meta.story({
  args: { path: '/home/evaluation?view=apply' },
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^二星 评价费 ¥500.00/ }))
    await expect(await canvas.findByText('个人资料还不符合二星的要求')).toBeVisible()
    await expect(await canvas.findByText(/^草稿已自动保存/)).toBeVisible()
  },
})
export const EvaluationPublicity = meta.story({
  args: { path: '/home/evaluation?view=publicity' },
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('核查中，暂停计时')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /提出异议/ })).toBeVisible()
  },
})
export const EvaluationFails = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})

const profile = { args: { path: '/home/evaluation/credit-archive' } }
const filledProfile = async (page: Page) => {
  await expect(await page.canvas.findByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
  await showsText('必填资料已经齐全', '中央财经大学 · 会计学', /证书编号 B1601\*\*\*\*22/)(page)
}
export const CreditArchive = meta.story({
  ...profile,
  parameters: { portal: { who: 'valid' } },
  play: filledProfile,
})
export const CreditArchivePhone = meta.story({
  ...profile,
  globals: phone,
  parameters: { portal: { who: 'valid' } },
  play: filledProfile,
})
export const CreditArchiveEmpty = meta.story({
  ...profile,
  parameters: { portal: { who: 'plain' } },
  play: async page => {
    await expect(await page.canvas.findByRole('form', { name: '修改基本信息' })).toBeVisible()
    await showsText('还缺 5 项')(page)
  },
})
export const CreditArchiveFails = meta.story({
  ...profile,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})
/** On the real portal: what is added is there after the page is read again. */
export const CreditArchiveAdds = meta.story({
  ...profile,
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加论文成果' }))
    await canvas.findByRole('form', { name: '添加论文成果' })
    await userEvent.type(canvas.getByRole('textbox', { name: '成果名称' }), '集团资金集中管理的实践')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '成果类别' }), '期刊论文')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '本人角色' }), '第一作者')
    await userEvent.type(canvas.getByRole('textbox', { name: '发表刊物或出版单位' }), '财务与会计')
    await userEvent.type(canvas.getByRole('textbox', { name: '发表年月' }), '202303')
    await userEvent.click(canvas.getByRole('button', { name: '保存这项成果' }))
    await expect(await canvas.findByRole('heading', { name: '集团资金集中管理的实践' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改 集团资金集中管理的实践' }))
    await expect(await canvas.findByRole('textbox', { name: '发表刊物或出版单位' })).toHaveValue('财务与会计')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
  },
})
/** On the real portal: a link that was made is told once and listed. */
export const Resume = meta.story({
  args: { path: '/resume' },
  // its QR code names the host
  tags: ['no-picture'],
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '生成链接' }))
    await expect(await canvas.findByText('链接已生成，请现在复制')).toBeVisible()
    await expect(await canvas.findByText('还没有人打开过')).toBeVisible()
  },
})

/** A member shares two sections of the resume from elsewhere; somebody without an account follows the link. */
async function followsALink({ canvas }: Page) {
  await canvas.findByRole('heading', { name: '会员登录' })
  const token = await signInMemberElsewhere('13800000001')
  const { data: shared } = await send(
    shareResume,
    { body: { sections: ['basic', 'customer_jobs'], days: 30 } },
    { token },
  )
  window.location.assign(`/r/${shared.token}`)
}
const sharedResume = {
  args: { path: '/login' },
  parameters: { portal: { who: 'nobody' } as const },
  play: async (page: Page) => {
    await followsALink(page)
    const { canvas } = page
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '工作经历' })).toBeVisible()
    // neither the sections that were left out nor how to reach the member
    await expect(canvas.queryByRole('heading', { name: '教育经历' })).toBeNull()
    await expect(canvas.queryByText(/138/)).toBeNull()
  },
}
export const SharedResume = meta.story(sharedResume)
export const SharedResumePhone = meta.story({ ...sharedResume, globals: phone })
export const SharedResumeDead = meta.story({
  args: { path: '/r/ABCDEFGHJKMNPQRSTUVWXYZ234' },
  parameters: { portal: { who: 'nobody' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接已失效' })).toBeVisible()
  },
})
export const SharedResumeFails = meta.story({
  args: { path: '/r/ABCDEFGHJKMNPQRSTUVWXYZ234' },
  tags: ['no-picture'],
  parameters: { portal: { who: 'nobody', network: 'failing' } },
  play: offersRetry,
})

/** Anybody checks a certificate, whoever holds it. */
const checksACode = async ({ canvas, canvasElement, userEvent }: StoryContext) => {
  await expect(await canvas.findByText('没有查到这张证书')).toBeVisible()
  const field = canvas.getByLabelText('证书核验码')
  await userEvent.clear(field)
  await userEvent.type(field, '7K3M')
  await userEvent.click(canvas.getByRole('button', { name: '查询' }))
  await expect(canvas.getByText('核验码是证书二维码旁的 8 位字母和数字')).toBeVisible()
  // the page has the margin of all others
  const { left } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
  await expect(left - canvasElement.getBoundingClientRect().left).toBeGreaterThanOrEqual(16)
}
export const VerifyCertificate = meta.story({
  parameters: { portal: { who: 'nobody' } },
  args: { path: '/verifyCertificate/7K3M9QXP' },
  play: checksACode,
})
export const VerifyCertificatePhone = meta.story({
  parameters: { portal: { who: 'nobody' } },
  args: { path: '/verifyCertificate/7K3M9QXP' },
  globals: phone,
  play: checksACode,
})
