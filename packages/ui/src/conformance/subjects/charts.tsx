import { expect } from 'vitest'
import { BarChart } from '../../bar-chart/index.ts'
import { ChartPanel } from '../../chart-panel/index.ts'
import { LineChart } from '../../line-chart/index.ts'
import { one, press, tabTo } from '../keys.ts'
import type { Subject } from '../subject.ts'

const chart = { title: '新入会单位', finding: '五月最多，共 31 家', unit: '家' }
const buttonOrNot = { none: 'without numbers its button is not drawn' }
const chartKeys = async () => {
  await tabTo('button', '看明细')
  await press('{Enter}')
  await expect.element(one('table')).toBeVisible()
  await tabTo('region', '新入会单位明细')
}
const chartSettled = async () => {
  await expect.element(one('img', chart.finding)).toBeVisible()
}

export const charts: readonly Subject[] = [
  {
    folder: 'bar-chart',
    name: 'BarChart',
    element: extra => (
      <BarChart
        {...chart}
        categories={['四月', '五月']}
        series={[
          { id: 'a', name: '理事单位', values: [12, 31] },
          { id: 'b', name: '会员单位', values: [20, 18] },
        ]}
        {...extra}
      />
    ),
    open: chartSettled,
    disabled: buttonOrNot,
    keyboard: chartKeys,
  },
  {
    folder: 'line-chart',
    name: 'LineChart',
    element: extra => (
      <LineChart
        {...chart}
        points={['三月', '四月', '五月']}
        series={[
          { id: 'a', name: '今年', values: [12, 20, 31] },
          { id: 'b', name: '去年', values: [10, null, 18], past: true },
        ]}
        {...extra}
      />
    ),
    open: chartSettled,
    disabled: buttonOrNot,
    keyboard: chartKeys,
  },
  {
    folder: 'chart-panel',
    name: 'ChartPanel',
    element: extra => (
      <ChartPanel
        {...chart}
        isEmpty={false}
        table={{ rowHeader: '月份', columns: ['家'], rows: [{ name: '五月', values: ['31'] }] }}
        {...extra}
      >
        {width => <svg role="img" aria-label={chart.finding} width={width} height={100} />}
      </ChartPanel>
    ),
    disabled: buttonOrNot,
    keyboard: chartKeys,
  },
]
