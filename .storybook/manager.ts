import { addons, types } from 'storybook/manager-api'
import { inWords } from './in-words.ts'
import { WholePage } from './WholePage.ts'

addons.setConfig({
  sidebar: { renderLabel: ({ type, name }) => (type === 'component' ? inWords(name) : name) },
})

addons.register('portal/whole-page', () => {
  addons.add('portal/whole-page', { type: types.PREVIEW, render: WholePage })
})
