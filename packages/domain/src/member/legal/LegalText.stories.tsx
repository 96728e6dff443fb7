import preview from '../../../../../.storybook/preview.tsx'
import { agreement } from './agreement.ts'
import { LegalText } from './LegalText.tsx'
import { privacy } from './privacy.ts'

const meta = preview.meta({ component: LegalText, parameters: { layout: 'fullscreen' } })

export const Agreement = meta.story({ args: { title: '会员服务协议', sections: agreement } })

export const Privacy = meta.story({
  args: { title: '个人信息保护政策', sections: privacy },
  globals: { viewport: { value: 'phone' } },
})
