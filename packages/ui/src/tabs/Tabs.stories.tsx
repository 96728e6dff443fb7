import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TabLink, TabLinks } from './TabLinks.tsx'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'code', label: '验证码登录', panel: '短信验证码' },
  { id: 'password', label: '密码登录', panel: '密码' },
] as const

function Example() {
  const [value, setValue] = useState<'code' | 'password'>('code')
  return <Tabs label="登录方式" items={items} value={value} onChange={setValue} />
}

/** Stands for a router's link. */
function Link({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

const meta = preview.meta({ component: Example })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: '验证码登录' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel', { name: '密码登录' })).toHaveTextContent('密码')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: '验证码登录', selected: true })).toBeVisible()
  },
})
export const AllPanelsInTheHtml = meta.story({
  render: () => <Tabs label="登录方式" items={items} value="code" onChange={() => undefined} allPanels />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('短信验证码')
    const other = canvas.getByRole('tab', { name: '密码登录' })
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    await expect(panel).toHaveTextContent('密码')
    await expect(panel).not.toBeVisible()
  },
})
export const Links = meta.story({
  globals: { density: 'staff' },
  render: () => (
    <TabLinks label="视图">
      <TabLink as={Link} to="/all" current={false}>
        全部订单
      </TabLink>
      <TabLink as={Link} to="/month" current count={312}>
        本月待办
      </TabLink>
    </TabLinks>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '本月待办 312' })).toHaveAttribute('aria-current', 'page')
  },
})
export const LinksOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <TabLinks label="会员中心">
      {['会员信息', '人才库码', '人才评价', '订单与发票', '证书', '消息'].map((text, index) => (
        <TabLink key={text} href={`#${index}`} current={index === 0}>
          {text}
        </TabLink>
      ))}
    </TabLinks>
  ),
})
