import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Link, NavLink } from './Link.tsx'

function Here() {
  const { pathname, state } = useLocation()
  return (
    <output aria-label="地址">
      {pathname} {JSON.stringify(state)}
    </output>
  )
}

const meta = preview.meta({ component: Link, args: { to: '/orders', children: '订单' } })

export const Follows = meta.story({
  args: { state: { from: 'here' } },
  render: args => (
    <>
      <Link {...args} />
      <Here />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '订单' })
    await expect(link).toHaveAttribute('href', '/orders')
    await userEvent.click(link)
    await expect(canvas.getByLabelText('地址')).toHaveTextContent('/orders {"from":"here"}')
  },
})

export const HeldBack = meta.story({
  args: { onClick: event => event.preventDefault() },
  render: args => (
    <>
      <Link {...args} />
      <Here />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '订单' }))
    await expect(canvas.getByLabelText('地址')).not.toHaveTextContent('/orders')
  },
})

export const SaysWhatIsOpen = meta.story({
  render: () => (
    <>
      <NavLink to="/">首页</NavLink>
      <NavLink to="/" end>
        只是首页
      </NavLink>
      <NavLink to="/orders">订单</NavLink>
      <NavLink to="/order">别的</NavLink>
      <Link to="/Orders/2026">打开一单</Link>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '打开一单' }))
    const open = canvas
      .getAllByRole('link')
      .filter(link => link.getAttribute('aria-current') === 'page')
      .map(link => link.textContent)
    await expect(open).toEqual(['首页', '订单'])
  },
})
