import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CircleCheckIcon, CircleXIcon } from '../icon/index.ts'
import { colorGroups, least, pairs, themes, type Pair, type ThemeName } from './color-pairs.ts'
import * as S from './Foundations.styles.ts'

const failing = pairs.flatMap(({ as, figures }) =>
  Object.values(figures).filter(figure => figure < least[as]),
)

const themeNames = { light: '浅色', dark: '深色' } as const satisfies Record<ThemeName, string>

function Swatches() {
  return (
    <S.Sheet>
      <h1>颜色</h1>
      <p>
        墨蓝是唯一的操作色。朱砂实心只表示“盖章”，即无法收回的操作。错误只用文字、图标和描边，从不用底色。金色只表示级别。左半浅色，右半深色；深色只用于管理端。
      </p>
      {Object.entries(colorGroups).map(([group, names]) => (
        <section key={group}>
          <h2>{group}</h2>
          <S.Grid>
            {names.map(name => (
              <S.Swatch key={name}>
                <div>
                  <span style={{ background: themes.light[name] }} />
                  <span style={{ background: themes.dark[name] }} />
                </div>
                <p>
                  <b>{name}</b>
                  {themes.light[name]}
                  <br />
                  {themes.dark[name]}
                </p>
              </S.Swatch>
            ))}
          </S.Grid>
        </section>
      ))}
    </S.Sheet>
  )
}

function Figure({ pair, theme }: { pair: Pair; theme: ThemeName }) {
  const figure = pair.figures[theme]
  const passes = figure >= least[pair.as]
  const colors = themes[theme]
  return (
    <>
      <td>
        <S.Sample style={{ background: colors[pair.ground] }}>
          {pair.as === 'text' ? (
            <span style={{ color: colors[pair.role] }}>会费 200</span>
          ) : (
            <S.Mark style={{ background: colors[pair.role] }} />
          )}
        </S.Sample>
      </td>
      <td data-figure>{figure.toFixed(2)}</td>
      <td>
        {passes ? <CircleCheckIcon size={16} label="合格" /> : <CircleXIcon size={16} label="不合格" />}
      </td>
    </>
  )
}

function Contrast() {
  return (
    <S.Sheet>
      <h1>对比度</h1>
      <p>
        每种颜色在它实际所在的每一种底色上的对比度，由设计变量算出。文字至少 {least.text}
        ，图标、描边和图表至少 {least.mark}（WCAG 2.2 AA）。
      </p>
      <output>
        共 {pairs.length * 2} 组，不合格 {failing.length} 组
      </output>
      <S.Scroller aria-label="对比度表" tabIndex={0}>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">颜色</th>
              <th scope="col">底色</th>
              <th scope="col">要求</th>
              {Object.values(themeNames).map(name => (
                <th key={name} scope="colgroup" colSpan={3}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(pair => (
              <tr key={`${pair.role} ${pair.ground}`}>
                <th scope="row">{pair.role}</th>
                <td>{pair.ground}</td>
                <td>≥ {least[pair.as]}</td>
                <Figure pair={pair} theme="light" />
                <Figure pair={pair} theme="dark" />
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </S.Sheet>
  )
}

const meta = preview.meta({ component: Swatches, tags: ['!autodocs'] })

export const Roles = meta.story({})
export const ContrastFigures = meta.story({
  render: () => <Contrast />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('不合格 0 组')
  },
})
