import type { StoryContext } from '@storybook/react-vite'
import { inviteExpert, renewExpertLink, takeBackExpert } from '@portal/api/contract/star-experts.contract'
import { aHandedInSheet } from '@portal/api/fixtures/star-desk'
import { aDeskExpert } from '@portal/api/fixtures/star-experts'
import { mock } from '@portal/api/mocks'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { atScoring, discussed, full, scoring } from './story-scoring.ts'
import { at, one } from './story-talent.ts'
import { TalentDeskPanel } from './TalentDeskPanel.tsx'

const invite = mock(inviteExpert)
const renew = mock(renewExpertLink)
const takeBack = mock(takeBackExpert)
const invitations = recordCalls('*/companyapi/stars/:application_no/experts')

const token = 'ABCDEFGHJKMNPQRSTUVWXYZ234'
const free = scoring({ own_sheet: full, allowed: ['score', 'recuse', 'invite_expert'] })
const invited = scoring({ own_sheet: full, experts: [aDeskExpert()] })

const meta = preview.meta({
  component: TalentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, ...at(30) },
  beforeEach: atScoring,
})

const opens = async (
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
  role: 'dialog' | 'alertdialog',
) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await shown(body().findByRole(role)))
}

export const AFreeSeat = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(free)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '邀请外部专家' })).toBeVisible()
  },
})

export const Invites = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(one.reply(free), invitations.listen, invite.reply({ expert: aDeskExpert(), token })),
  play: async context => {
    const { canvas, msw, userEvent } = context
    const dialog = await opens(context, '邀请外部专家', 'dialog')
    const button = dialog.getByRole('button', { name: '生成链接' })
    await userEvent.click(button)
    await expect(await dialog.findByText(/^请填写姓名/)).toBeVisible()
    await expect(dialog.getByText(/^请填写单位/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '姓名' }), '周敬之')
    await userEvent.type(dialog.getByRole('textbox', { name: '单位' }), '东方财经大学会计学院')
    const phone = dialog.getByRole('textbox', { name: /手机号码/ })
    await userEvent.type(phone, '139')
    await expect(dialog.getByText('手机号码格式不正确')).toBeVisible()
    await userEvent.type(phone, '12345678')
    msw.use(one.reply(invited))
    await userEvent.dblClick(button)
    const told = within(await shown(body().findByRole('dialog', { name: '给周敬之的链接' })))
    await expect(told.getByText(`${location.origin}/expert/${token}`)).toBeVisible()
    await expect(told.getByRole('button', { name: '复制链接' })).toBeVisible()
    await expect(invitations.sent).toEqual([
      { name: '周敬之', organisation: '东方财经大学会计学院', phone: '13912345678' },
    ])
    await userEvent.click(told.getByRole('button', { name: '已经复制，关闭' }))
    await expect(within(canvas.getByRole('list', { name: '外部专家' })).getByText('周敬之')).toBeVisible()
    await expect(canvas.queryByText(token)).toBeNull()
  },
})
export const TheLinkIsTold = meta.story({
  // the link names the host
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.reply(invited), renew.reply({ expert: aDeskExpert(), token })),
  play: async context => {
    const dialog = await opens(context, '重新生成链接：周敬之', 'alertdialog')
    await context.userEvent.dblClick(dialog.getByRole('button', { name: '重新生成' }))
    await shown(body().findByRole('dialog', { name: '给周敬之的链接' }))
  },
})
export const TheSeatIsTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(free), invite.refuse('scorers_enough')),
  play: async context => {
    const dialog = await opens(context, '邀请外部专家', 'dialog')
    await context.userEvent.type(dialog.getByRole('textbox', { name: '姓名' }), '周敬之')
    await context.userEvent.type(dialog.getByRole('textbox', { name: '单位' }), '东方财经大学')
    await context.userEvent.click(dialog.getByRole('button', { name: '生成链接' }))
    await expect(await dialog.findByText('评委已满，不需要再评分')).toBeVisible()
  },
})
export const RenewIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(invited), renew.refuse('expert_handed_in')),
  play: async context => {
    const dialog = await opens(context, '重新生成链接：周敬之', 'alertdialog')
    await context.userEvent.click(dialog.getByRole('button', { name: '重新生成' }))
    await expect(await dialog.findByText(/专家已提交评分表/)).toBeVisible()
  },
})
export const TakesBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(one.reply(invited), takeBack.reply({ expert: aDeskExpert({ state: 'revoked', open: false }) })),
  play: async context => {
    const dialog = await opens(context, '收回邀请：周敬之', 'alertdialog')
    context.msw.use(one.reply(scoring({ experts: [aDeskExpert({ state: 'revoked', open: false })] })))
    await context.userEvent.dblClick(dialog.getByRole('button', { name: '收回邀请' }))
    await expect(await body().findByText('已收回对周敬之的邀请，席位空出')).toBeVisible()
    await expect(await context.canvas.findByText('已收回')).toBeVisible()
  },
})
export const TakeBackIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(invited), takeBack.refuse('expert_handed_in')),
  play: async context => {
    const dialog = await opens(context, '收回邀请：周敬之', 'alertdialog')
    await context.userEvent.click(dialog.getByRole('button', { name: '收回邀请' }))
    await expect(await dialog.findByText(/专家已提交评分表/)).toBeVisible()
  },
})
export const EveryState = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        scoring({
          own_sheet: full,
          experts: [
            aDeskExpert({
              id: 'a',
              name: '买买提依明·阿卜杜热西提',
              organisation: '新疆维吾尔自治区伊犁哈萨克自治州丝绸之路财经职业技术大学会计与金融学院',
            }),
            aDeskExpert({ id: 'b', name: '苏若兰', state: 'opened', phone: '' }),
            aDeskExpert({ id: 'c', name: '沈怀瑾', state: 'expired' }),
            aDeskExpert({ id: 'd', name: '罗思远', state: 'recused', open: false }),
            aDeskExpert({ id: 'e', name: '叶知秋', state: 'revoked', open: false }),
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '外部专家' }))
    for (const state of ['未打开', '已打开', '已到期', '已回避', '已收回'])
      await expect(list.getByText(state)).toBeVisible()
  },
})
export const DiscussedWithAnExpert = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        discussed({
          sheets: [
            aHandedInSheet(),
            aHandedInSheet({
              scorer: '周敬之（外部专家）',
              own: false,
              scores: { education: 80, duty: 80, results: 78, papers: 50, conduct: 85 },
              total: 77_05,
            }),
          ],
          experts: [aDeskExpert({ state: 'handed_in', open: false })],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '周敬之（外部专家）' })).toBeVisible()
  },
})
