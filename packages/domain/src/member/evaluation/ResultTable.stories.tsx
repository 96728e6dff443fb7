import { aRatingCentre, aStarRow } from '@portal/api/fixtures/stars'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ResultTable } from './ResultTable.tsx'

const meta = preview.meta({ component: ResultTable, args: { results: aRatingCentre().results } })

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '查看 三星评价 S20230920-0007' })).toHaveAttribute(
      'href',
      '/home/evaluation?application=S20230920-0007',
    )
  },
})
export const OneLevelLower = meta.story({
  args: { results: [aStarRow({ star: 4, awarded_star: 3 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已授予（三星）')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
