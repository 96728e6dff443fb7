import preview from '../../../../.storybook/preview.tsx'
import { breakpoints, densities, light } from '../theme/tokens.ts'
import * as S from './Foundations.styles.ts'

const steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80]

function Space() {
  return (
    <S.Sheet>
      <h1>间距、圆角与层次</h1>
      <p>所有间距都是 4 px 的倍数。页面内容从不用阴影分层；只有浮起来的东西有阴影。</p>
      <section>
        <h2>间距</h2>
        <S.Table>
          <tbody>
            {steps.map(step => (
              <tr key={step}>
                <th scope="row">{step} px</th>
                <td data-wide>
                  <S.Length style={{ width: step * 4 }} />
                </td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </section>
      <section>
        <h2>圆角</h2>
        <S.Grid>
          {Object.entries(light.radius).map(([name, radius]) => (
            <S.Ground key={name} style={{ borderRadius: radius, border: '1px solid' }}>
              {name} · {radius}
            </S.Ground>
          ))}
        </S.Grid>
      </section>
      <section>
        <h2>阴影</h2>
        <S.Grid>
          {Object.keys(light.shadow).map(name => (
            <S.Ground key={name} style={{ boxShadow: `var(--portal-shadow-${name})` }}>
              {name}
            </S.Ground>
          ))}
        </S.Grid>
      </section>
    </S.Sheet>
  )
}

function Density() {
  return (
    <S.Sheet>
      <h1>密度、断点与层叠</h1>
      <section>
        <h2>随密度变化的尺寸</h2>
        <S.Scroller aria-label="密度表" tabIndex={0}>
          <S.Table>
            <thead>
              <tr>
                <th scope="col">名称</th>
                <th scope="col">会员端</th>
                <th scope="col">会员端手机</th>
                <th scope="col">管理端</th>
                <th scope="col">管理端手机</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(light.density)
                .filter(([name]) => !name.endsWith('Font'))
                .map(([name, member]) => {
                  const sizeIn = (density: Record<string, string | undefined>, wide: string) =>
                    density[name] ?? wide
                  const staff = sizeIn(densities.staff, member)
                  return (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{member}</td>
                      <td>{sizeIn(densities.memberPhone, member)}</td>
                      <td>{staff}</td>
                      <td>{sizeIn(densities.staffPhone, staff)}</td>
                    </tr>
                  )
                })}
            </tbody>
          </S.Table>
        </S.Scroller>
      </section>
      <section>
        <h2>断点</h2>
        <S.Table>
          <tbody>
            {Object.entries(breakpoints).map(([name, width]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>≥ {width} px</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </section>
      <section>
        <h2>层叠顺序</h2>
        <S.Table>
          <tbody>
            {Object.entries(light.z).map(([name, order]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{order}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </section>
    </S.Sheet>
  )
}

const meta = preview.meta({ component: Space, tags: ['!autodocs'] })

export const SpaceRadiusElevation = meta.story({})
export const DensityAndLayers = meta.story({ render: () => <Density /> })
