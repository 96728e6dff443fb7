import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TextLink } from './TextLink.tsx'

/** Stands for a router's link. */
function Link({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

const meta = preview.meta({ component: TextLink })

export const Plain = meta.story({ render: () => <TextLink href="#a">单位管理员登录</TextLink> })
export const Inline = meta.story({
  render: () => (
    <p>
      还没有账号？
      <TextLink as={Link} to="/register" variant="inline">
        注册会员账号
      </TextLink>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注册会员账号' })).toHaveAttribute('href', '/register')
  },
})
export const External = meta.story({
  render: () => (
    <TextLink href="https://example.cn" variant="quiet" external>
      协会官网
    </TextLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '协会官网 在新窗口打开' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
