import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Steps } from '../../steps/index.ts'
import { TabLink, TabLinks, Tabs } from '../../tabs/index.ts'
import { focus, one, press, pressTo, tabTo } from '../keys.ts'
import { control, Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const linkOrNot = { none: 'a link goes somewhere or is not drawn' }

const steps = [
  { id: 'a', label: '单位信息', state: 'done', href: '#a', note: '已填写' },
  { id: 'b', label: '联系人', state: 'current', href: '#b', note: '还差 1 项', problem: true },
  { id: 'c', label: '提交', state: 'todo' },
] as const

const tabs = [
  { id: 'all', label: '全部', panel: <p>全部订单</p> },
  { id: 'paid', label: '已支付', panel: <p>已支付订单</p> },
  { id: 'closed', label: '已关闭', panel: <p>已关闭订单</p> },
] as const
type Tab = (typeof tabs)[number]['id']

export const navigation: readonly Subject[] = [
  {
    folder: 'steps',
    name: 'Steps',
    element: extra => <Steps steps={steps} {...extra} />,
    disabled: { none: 'a step that may not be opened is no link' },
    keyboard: async () => {
      const select = vi.fn<(id: string) => void>()
      mount(<Steps steps={steps} onSelect={select} />)
      await tabTo('link', '单位信息')
      await press('{Enter}')
      expect(select).toHaveBeenLastCalledWith('a')
      await tabTo('link', '联系人')
    },
  },
  {
    folder: 'tabs',
    name: 'Tabs',
    element: extra => <Tabs<Tab> label="订单" items={tabs} value="all" onChange={nothing} {...extra} />,
    control: control<Tab>({
      value: 'all',
      element: (value, onChange) => <Tabs<Tab> label="订单" items={tabs} value={value} onChange={onChange} />,
      free: 'the chosen tab belongs to its caller',
      act: async () => {
        focus('tab', /^全部/)
        await press('{ArrowRight}')
      },
      shown: () => document.querySelector('[aria-selected="true"]')?.textContent,
    }),
    disabled: { none: 'a tab that may not be opened is not drawn' },
    keyboard: async () => {
      mount(
        <Held<Tab> first="all">
          {(value, onChange) => <Tabs<Tab> label="订单" items={tabs} value={value} onChange={onChange} />}
        </Held>,
      )
      await tabTo('tab', /^全部/)
      await pressTo('{ArrowRight}', 'tab', '已支付')
      await expect.element(one('tabpanel', '已支付')).toBeVisible()
      await pressTo('{ArrowRight}', 'tab', '已关闭')
      await pressTo('{ArrowRight}', 'tab', /^全部/)
      await pressTo('{ArrowLeft}', 'tab', '已关闭')
      await pressTo('{Home}', 'tab', /^全部/)
      await pressTo('{End}', 'tab', '已关闭')
      await tabTo('tabpanel', '已关闭')
      await userEvent.tab({ shift: true })
      await expect.element(one('tab', '已关闭')).toHaveFocus()
    },
  },
  {
    folder: 'tabs',
    name: 'TabLinks',
    element: extra => (
      <TabLinks label="会员中心" {...extra}>
        <TabLink href="#a" current>
          会员信息
        </TabLink>
        <TabLink href="#b">订单</TabLink>
      </TabLinks>
    ),
    disabled: linkOrNot,
    keyboard: async () => {
      await tabTo('link', '会员信息')
      await tabTo('link', '订单')
    },
  },
  {
    folder: 'tabs',
    name: 'TabLink',
    element: extra => (
      <TabLink href="#a" count={3} {...extra}>
        待办
      </TabLink>
    ),
    disabled: linkOrNot,
    keyboard: async () => {
      await tabTo('link', /^待办/)
    },
  },
]
