import { StatusInline, StatusTag } from '@portal/ui/status'
import type { LifeCycle } from './life-cycles.ts'
import * as S from './LifeCycles.styles.ts'

const families = {
  success: '完成',
  warning: '需要本人处理',
  info: '由协会处理',
  neutral: '未开始或已结束',
  danger: '失败或拒绝',
} as const

export interface StatusTableProps {
  cycle: LifeCycle
}

/** Each state's word, family and icon, and who may move it where. */
export function StatusTable({ cycle }: StatusTableProps) {
  const label = (state: string) => cycle.states.find(({ id }) => id === state)?.label
  return (
    <S.Scroller aria-label={`${cycle.name}状态表`} tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">代码</th>
            <th scope="col">状态</th>
            <th scope="col">表格中</th>
            <th scope="col">类别</th>
            <th scope="col">图标</th>
            <th scope="col">谁可以做什么</th>
          </tr>
        </thead>
        <tbody>
          {cycle.states.map(({ id, label: word, family, icon }) => (
            <tr key={id}>
              <td>{id}</td>
              <th scope="row">
                <StatusTag family={family} icon={icon}>
                  {word}
                </StatusTag>
              </th>
              <td>
                <StatusInline family={family} icon={icon}>
                  {word}
                </StatusInline>
              </td>
              <td>{families[family]}</td>
              <td>{icon}</td>
              <td>
                {cycle.moves
                  .filter(({ from }) => from === id)
                  .map(({ act, who, to }) => (
                    <div key={act}>
                      {who}：{act}
                      {to === id ? '' : ` → ${label(to)}`}
                    </div>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  )
}
