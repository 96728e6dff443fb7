import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { light } from '../theme/tokens.ts'
import * as S from './Foundations.styles.ts'

const uses = {
  display: '登录封面、证书上的名字',
  h1: '会员端页面标题',
  h1Staff: '管理端页面标题',
  h2: '小节标题',
  h3: '块标题、错误摘要标题',
  body: '正文',
  bodyS: '次要正文、提示',
  table: '管理端表格',
  caption: '图注、说明',
  micro: '表头、分组名',
  figureL: '最重要的一个数字',
  figureM: '统计数字',
} as const satisfies Record<keyof typeof light.type, string>

/** Sizes in rem become px for the reader. */
const spell = (font: string) => {
  const [, weight = '', size = '', line = '', face = ''] =
    /^(\d+) ([\d.]+)rem\/([\d.]+)rem var\(--portal-family-(\w+)\)$/.exec(font) ?? []
  return `${Number(size) * 16} / ${Number(line) * 16} px · ${weight} · ${face === 'serif' ? '宋体' : '黑体'}`
}

function Typography() {
  return (
    <S.Sheet>
      <h1>字号</h1>
      <p>
        只有 400 和 600
        两种字重，层次靠字号、颜色和留白。宋体只用于封面、会员端页面标题、证书和协会名称。数字等宽。字号用
        rem，跟随读者自己的设置。
      </p>
      <S.Scroller aria-label="字号表" tabIndex={0}>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">名称</th>
              <th scope="col">样子</th>
              <th scope="col">大小 / 行高</th>
              <th scope="col">用处</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(light.type).map(([name, font]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span style={{ font: `var(--portal-type-${name})`, whiteSpace: 'nowrap' }}>
                    会费 ¥1,234.00 Annual dues
                  </span>
                </td>
                <td>{spell(font)}</td>
                <td>{uses[name as keyof typeof uses]}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </S.Sheet>
  )
}

const meta = preview.meta({ component: Typography, tags: ['!autodocs'] })

export const Scale = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(light.type).length + 1)
    await expect(canvas.getByText('16 / 28 px · 400 · 黑体')).toBeVisible()
  },
})
