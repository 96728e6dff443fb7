import { aPersonalForm } from '@portal/api/fixtures/applications'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { PersonalApplicationPanel } from './PersonalApplicationPanel.tsx'
import { draft, now, openForm, saving, server, waitForSave } from './story-application.ts'

const meta = preview.meta({
  component: PersonalApplicationPanel,
  ...openForm,
})

export const NeverTwoSavesAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    await userEvent.type(name, '陈')
    await waitForSave({ version: 0, form: { user_name: '陈' } })
    await userEvent.paste('知行')
    await waitForSave({ version: 1, form: { user_name: '陈知行' } })
  },
})

export const CallsNothingSavedThatIsNot = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    await userEvent.type(name, '陈')
    await expect(await canvas.findByText(/^草稿已自动保存/)).toBeVisible()
    await userEvent.paste('知行')
    await expect(canvas.getByText('保存中')).toBeVisible()
    await expect(await canvas.findByText(/^草稿已自动保存/)).toBeVisible()
    await waitForSave({ version: 1, form: { user_name: '陈知行' } })
  },
})

export const KeepsTheMaskedNumber = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: '身份证号' })).toHaveValue('1101**********0037')
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '甲')
    await waitForSave({ form: { user_name: '陈知行甲', id_number: '1101**********0037' } })
    await userEvent.click(canvas.getByRole('button', { name: '重新填写身份证号' }))
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveFocus())
  },
})

export const SavesAgainAfterAFault = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), saving.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '甲')
    await expect(await canvas.findByText('未能保存，将自动重试')).toBeVisible()
    msw.use(...server())
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await waitForSave({ form: { user_name: '陈知行甲' } })
  },
})

/** A phone may end a page that is not in sight: what was typed does not wait for the pause. */
export const SavesWhatIsHidden = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    const later = globalThis.setTimeout
    // no pause ends
    spyOn(window, 'setTimeout').mockImplementation((...given) =>
      later(given[0], given[1] === 800 ? 60_000 : given[1]),
    )
    await userEvent.type(name, '陈')
    spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitForSave({ version: 0, form: { user_name: '陈' } })
  },
})

export const AsksBeforeLosingContent = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), saving.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '甲')
    await userEvent.click(canvas.getByRole('link', { name: '返回会员信息' }))
    const question = await shown(screen.findByRole('alertdialog', { name: '仍要离开？' }))
    await userEvent.click(within(question).getByRole('button', { name: '留在这里' }))
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('陈知行甲')
  },
})

const elsewhere = draft({
  version: 9,
  form: { ...aPersonalForm, attachment_ids: [], user_name: '陈知远', id_number: '1101**********0021' },
  saved_at: '2026-05-18 14:40:00',
})

const clash = () => saving.conflict({ application: elsewhere, order_no: null })

export const AnotherPageSavedLoadTheirs = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), clash()),
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    await userEvent.type(name, '甲')
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('保存于 2026-05-18 14:40')
    await expect(notice).toHaveTextContent('姓名：陈知远')
    await expect(notice).toHaveTextContent('身份证号：1101**********0021')
    await expect(name).toHaveValue('陈知行甲')
    msw.use(...server())
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(name).toHaveValue('陈知远'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const AnotherPageSavedKeepMine = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), clash()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '甲')
    const keep = await canvas.findByRole('button', { name: '保留这里的内容' })
    msw.use(...server())
    await userEvent.click(keep)
    await waitForSave({ version: 9, form: { user_name: '陈知行甲' } })
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
  },
})

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(now(draft())),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    // faster than the pause after which it is saved
    await typesWithin(name, '阿卜杜热合曼买买提吐', [fieldOf(name)], userEvent)
  },
})
