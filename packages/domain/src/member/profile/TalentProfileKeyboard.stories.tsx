import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { entryCalls } from '@portal/api/contract/profile-entries'
import { aProfile } from '@portal/api/fixtures/profile'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { has, onPage, usual } from './story-profile.tsx'
import { TalentProfilePanel } from './TalentProfilePanel.tsx'

const meta = preview.meta({ component: TalentProfilePanel, decorators: [onPage], ...usual })

/** Goes on with the Tab key until this has the focus. */
async function tabTo(target: () => HTMLElement, userEvent: StoryContext['userEvent']) {
  for (let presses = 0; presses < 20 && target() !== document.activeElement; presses += 1)
    await userEvent.tab()
  await expect(target()).toHaveFocus()
}
/** By the keyboard alone: with the last of its part gone, the way to add another one has the focus. */
export const RemovesTheOnlyOne = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(entryCalls.credentials.remove).reply({})),
  play: async ({ canvas, msw, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '添加职业资格证书' })
    add.focus()
    await tabTo(() => canvas.getByRole('button', { name: '删除 高级会计师' }), userEvent)
    await userEvent.keyboard('{Enter}')
    const ask = within(await shown(screen.findByRole('alertdialog', { name: '删除这条职业资格证书？' })))
    msw.use(has(aProfile({ credentials: [] })))
    await tabTo(() => ask.getByRole('button', { name: '删除' }), userEvent)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(add).toHaveFocus())
    await expect(canvas.getByRole('region', { name: '职业资格证书' })).toHaveTextContent('还没有职业资格证书')
    await expect(canvas.getByRole('link', { name: '职业资格证书至少 1 条' })).toBeVisible()
    await expect(screen.getByText('已删除“高级会计师”')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const editor = within(await canvas.findByRole('form', { name: '添加职业资格证书' }))
    await waitFor(() => expect(editor.getByRole('textbox', { name: '证书名称' })).toHaveFocus())
  },
})
