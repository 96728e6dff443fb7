import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { light } from '../theme/tokens.ts'
import * as S from './Foundations.styles.ts'

const durations = ['instant', 'fast', 'base', 'slow'] as const
const easings = ['standard', 'enter', 'exit'] as const
const uses = {
  instant: '按下、勾选',
  fast: '悬停、提示',
  base: '菜单、弹出层',
  slow: '对话框、抽屉',
  standard: '位置和大小的变化',
  enter: '出现',
  exit: '消失',
} as const satisfies Record<(typeof durations)[number] | (typeof easings)[number], string>

function Motion() {
  const [there, setThere] = useState(false)
  const row = (name: keyof typeof uses, duration: string, easing: string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{light.motion[name]}</td>
      <td>{uses[name]}</td>
      <td data-wide>
        <S.Track>
          <S.Runner
            data-there={there || undefined}
            style={{ transitionDuration: duration, transitionTimingFunction: easing }}
          />
        </S.Track>
      </td>
    </tr>
  )
  return (
    <S.Sheet>
      <h1>动效</h1>
      <p>
        80 至 280
        ms，只说明一样东西从哪里来、到哪里去。系统设置了减弱动态效果时没有移动，骨架屏静止。印章只落一次，在服务器确认之后。
      </p>
      <div>
        <Button onClick={() => setThere(!there)}>播放动效</Button>
      </div>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">值</th>
            <th scope="col">用处</th>
            <th scope="col">演示</th>
          </tr>
        </thead>
        <tbody>
          {durations.map(name => row(name, light.motion[name], light.motion.standard))}
          {easings.map(name => row(name, '1s', light.motion[name]))}
        </tbody>
      </S.Table>
    </S.Sheet>
  )
}

const meta = preview.meta({ component: Motion, tags: ['!autodocs'] })

export const DurationsAndEasings = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '播放动效' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-there]')).toHaveLength(7))
  },
})
