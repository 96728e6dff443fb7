import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import * as icons from '../icon/index.ts'
import { SearchField } from '../search-field/index.ts'
import * as S from './Foundations.styles.ts'

/** `CircleCheckIcon` is `circle-check` at lucide. */
const lucideName = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replace(/([a-z])([A-Z\d])/g, '$1-$2')
    .toLowerCase()

const all = Object.entries(icons).map(([name, Glyph]) => ({ name: lucideName(name), Glyph }))

function Icons() {
  const [wanted, setWanted] = useState('')
  const found = all.filter(({ name }) => name.includes(wanted.trim().toLowerCase()))
  return (
    <S.Sheet>
      <h1>图标</h1>
      <p>
        lucide 的描边图标，缩放后线宽约 1.5
        px；没有第二套图标，没有实心图标（星级的星除外）。图标总与文字同时出现。
      </p>
      <SearchField label="按英文名查找图标" value={wanted} onChange={setWanted} />
      <output>
        {found.length} / {all.length} 个
      </output>
      <S.Grid>
        {found.map(({ name, Glyph }) => (
          <S.Glyph key={name}>
            <Glyph size={24} />
            {name}
          </S.Glyph>
        ))}
      </S.Grid>
    </S.Sheet>
  )
}

const meta = preview.meta({ component: Icons, tags: ['!autodocs'] })

export const All = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '按英文名查找图标' }), 'clock')
    await expect(canvas.getByText('clock-alert')).toBeVisible()
    await expect(canvas.queryByText('wallet')).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox', { name: '按英文名查找图标' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(`${all.length} / ${all.length} 个`)
  },
})
