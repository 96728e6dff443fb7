import preview from '../../../../../.storybook/preview.tsx'
import { SiteFrame } from './SiteFrame.tsx'

const meta = preview.meta({ component: SiteFrame, parameters: { layout: 'fullscreen' } })

export const BeforeAnythingIsKnown = meta.story()
