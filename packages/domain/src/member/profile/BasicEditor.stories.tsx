import { delay } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aUserInfo, noUserInfo } from '@portal/api/fixtures/profile'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ThereAndBack } from '../../../../../.storybook/ThereAndBack.tsx'
import { BasicEditor } from './BasicEditor.tsx'
import { basics, hasDistricts, onPage } from './story-profile.tsx'

const sent = fn()
const onDone = fn()

const saves = () =>
  basics.replyWith(async body => {
    sent(body)
    await delay(50)
    return { ...aUserInfo(), ...body, version: body.version + 1, saved_at: '2026-05-18 14:32:07' }
  })

const meta = preview.meta({
  component: BasicEditor,
  decorators: [onPage],
  args: { info: aUserInfo(), remarks: [], today: '2026-05-18', focus: false, onGuard: fn(), onDone },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(saves(), hasDistricts)
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '甲')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ version: 1, user_name: '陈知行甲', id_number: '1101**********006X' }),
      ),
    )
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
  },
})
export const Empty = meta.story({ args: { info: noUserInfo } })
export const Phone = meta.story({ args: { info: noUserInfo }, globals: { viewport: { value: 'phone' } } })
export const RefusedAtItsField = meta.story({
  beforeEach: ({ msw }) => msw.use(basics.refuseFields({ birthday: '出生日期与身份证号不一致，请核对' })),
  play: async ({ canvas, userEvent }) => {
    const born = canvas.getByRole('textbox', { name: '出生日期' })
    await userEvent.clear(born)
    await userEvent.type(born, '19850413')
    await waitFor(() => expect(born).toHaveAccessibleDescription(/出生日期与身份证号不一致/))
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await expect(await canvas.findByText('最近的修改还没有保存，请按提示处理后再收起。')).toBeVisible()
  },
})
export const BornTomorrow = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const born = canvas.getByRole('textbox', { name: '出生日期' })
    await userEvent.clear(born)
    await userEvent.type(born, '20260519')
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(born).toHaveAccessibleDescription(/出生日期不能晚于今天/))
    await expect(onDone).not.toHaveBeenCalled()
  },
})
export const WrongIsSaidBeforeItCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: '邮箱' })
    await userEvent.clear(email)
    await userEvent.type(email, 'chen@')
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(email).toBeInvalid())
  },
})
export const AnotherPageSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      basics.conflict({
        ...aUserInfo({
          version: 7,
          user_name: '陈知远',
          id_number: '1101**********0021',
          region: '350206',
          region_name: '福建省 厦门市 湖里区',
          saved_at: '2026-05-18 14:40:00',
        }),
      }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '姓名' })
    await userEvent.type(name, '甲')
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('保存于 2026-05-18 14:40')
    await expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['姓名：陈知远', '身份证号：1101**********0021', '所在地：福建省 厦门市 湖里区'])
    msw.use(saves())
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(name).toHaveValue('陈知远'))
  },
})
export const ChoosesARegion = meta.story({
  tags: ['no-picture'],
  args: { info: noUserInfo },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所在地 请选择省、市、区' }))
    for (const [column, name] of [
      ['省份', '福建省'],
      ['城市', '厦门市'],
      ['区县', '思明区'],
    ] as const) {
      const list = await shown(screen.findByRole('listbox', { name: column }))
      await userEvent.click(within(list).getByRole('option', { name }))
    }
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ region: '350203' })))
  },
})
export const RegionIsNotThere = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(basics.refuseFields({ region: '没有这个地区，请重新选择' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '甲')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^所在地/ })).toHaveAccessibleDescription(
        /没有这个地区，请重新选择/,
      ),
    )
  },
})
/** What the server refused is not lost by a link: it is here again, and is saved when it is mended. */
export const LeavesAndComesBack = meta.story({
  tags: ['no-picture'],
  decorators: [
    Story => (
      <ThereAndBack>
        <Story />
      </ThereAndBack>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(basics.refuseFields({ birthday: '出生日期与身份证号不一致，请核对' })),
  play: async ({ canvas, msw, userEvent }) => {
    const born = () => canvas.findByRole('textbox', { name: '出生日期' })
    await userEvent.clear(await born())
    await userEvent.type(await born(), '19850413')
    await waitFor(async () => expect(await born()).toHaveAccessibleDescription(/不一致/))
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    await waitFor(async () => expect(await born()).toHaveValue('1985-04-13'))
    await expect(canvas.getByText('离开前的修改还没有保存')).toBeVisible()
    await waitFor(async () => expect(await born()).toHaveAccessibleDescription(/不一致/))
    msw.use(saves())
    await userEvent.clear(await born())
    await userEvent.type(await born(), '19850412')
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await expect(canvas.queryByText('离开前的修改还没有保存')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    await waitFor(async () => expect(await born()).toHaveValue('1985-04-12'))
    await expect(canvas.queryByText('离开前的修改还没有保存')).toBeNull()
  },
})
/** A key draws its own field again and no other. */
export const TypesInOneField = meta.story({
  // no region whose places would come while somebody types
  args: { info: { ...aUserInfo(), region: '', region_name: '' } },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: '姓名' })
    await typesWithin(name, '一二三四五六七八', [fieldOf(name)], userEvent, 800)
  },
})
