import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Avatar } from '../../avatar/index.ts'
import { Badge } from '../../badge/index.ts'
import { BottomBar } from '../../bottom-bar/index.ts'
import { Button } from '../../button/index.ts'
import { DescriptionList, None } from '../../description-list/index.ts'
import { Emblem } from '../../emblem/index.ts'
import { ErrorSummary } from '../../error-summary/index.ts'
import { FullScreenLock } from '../../full-screen-lock/index.ts'
import { LoadState, Outcome } from '../../load-state/index.ts'
import { Notice } from '../../notice/index.ts'
import { PageHeader } from '../../page-header/index.ts'
import { QrCode } from '../../qr-code/index.ts'
import { SaveState } from '../../save-state/index.ts'
import { Skeleton, SkeletonLines } from '../../skeleton/index.ts'
import { Spinner } from '../../spinner/index.ts'
import { StatusInline, StatusTag } from '../../status/index.ts'
import { Steps } from '../../steps/index.ts'
import { TabLink, TabLinks, Tabs } from '../../tabs/index.ts'
import { Tag } from '../../tag/index.ts'
import { TextField } from '../../text-field/index.ts'
import { Timeline } from '../../timeline/index.ts'
import { SafeHtml } from '../../toast/index.ts'
import { focus, one, press, pressTo } from '../keys.ts'
import { control, Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const callersButtons = { none: 'its buttons are its caller’s' }

/** Tab stops at the one thing that its caller put in, and Enter acts. */
async function reachesAction(element: (act: () => void) => React.ReactElement, name: string) {
  const act = vi.fn<() => void>()
  mount(element(act))
  await userEvent.tab()
  await expect.element(one('button', name)).toHaveFocus()
  await press('{Enter}')
  expect(act).toHaveBeenCalledTimes(1)
}

const families = ['success', 'warning', 'info', 'neutral', 'danger'] as const

const steps = [
  { id: 'a', label: '单位信息', state: 'done', href: '#a', note: '已填写' },
  { id: 'b', label: '联系人', state: 'current', href: '#b', note: '还差 1 项', problem: true },
  { id: 'c', label: '提交', state: 'todo' },
] as const

const tabs = [
  { id: 'all', label: '全部', count: 12, panel: <p>全部订单</p> },
  { id: 'paid', label: '已支付', panel: <p>已支付订单</p> },
  { id: 'void', label: '已作废', panel: null, disabled: true },
  { id: 'closed', label: '已关闭', panel: <p>已关闭订单</p> },
] as const
type Tab = (typeof tabs)[number]['id']

export const display: readonly Subject[] = [
  {
    folder: 'avatar',
    name: 'Avatar',
    element: extra => <Avatar name="陈知行" {...extra} />,
    looks: () => (
      <>
        <Avatar name="陈知行" size="l" />
        <Avatar name="13800000005" size="s" />
      </>
    ),
  },
  {
    folder: 'badge',
    name: 'Badge',
    element: extra => <Badge count={12} {...extra} />,
    looks: () => (
      <>
        {(['neutral', 'plain', 'attention'] as const).map(tone => (
          <Badge key={tone} tone={tone} count={1200} />
        ))}
      </>
    ),
  },
  {
    folder: 'bottom-bar',
    name: 'BottomBar',
    element: extra => (
      <BottomBar info="草稿已自动保存" actions={<Button variant="primary">保存并继续</Button>} {...extra} />
    ),
    disabled: callersButtons,
    keyboard: () => reachesAction(act => <BottomBar actions={<Button onClick={act}>保存</Button>} />, '保存'),
  },
  {
    folder: 'description-list',
    name: 'DescriptionList',
    element: extra => (
      <DescriptionList
        items={[
          { term: '会员编号', value: 'E-2021-000386' },
          { term: '单位名称', value: '中华企业财务示例（集团）股份有限公司北京第一分公司' },
          { term: '备注', value: '' },
        ]}
        {...extra}
      />
    ),
  },
  {
    folder: 'description-list',
    name: 'None',
    element: () => <None />,
    noRest: 'it is a dash inside a text',
    className: { none: 'it is a dash inside a text' },
  },
  { folder: 'emblem', name: 'Emblem', element: extra => <Emblem {...extra} /> },
  {
    folder: 'error-summary',
    name: 'ErrorSummary',
    element: extra => (
      <ErrorSummary
        errors={[
          { fieldId: 'firm', message: '请填写单位名称' },
          { fieldId: 'mail', message: '邮箱格式不正确，应类似 name@company.cn' },
        ]}
        {...extra}
      />
    ),
    disabled: { none: 'an error is there or not' },
    keyboard: async () => {
      mount(
        <>
          <ErrorSummary errors={[{ fieldId: 'firm', message: '请填写单位名称' }]} />
          <TextField id="firm" label="单位名称" />
        </>,
      )
      await expect.element(one('alert')).toHaveFocus()
      await userEvent.tab()
      await expect.element(one('link', '请填写单位名称')).toHaveFocus()
      await pressTo('{Enter}', 'textbox', '单位名称')
    },
  },
  { folder: 'full-screen-lock', name: 'FullScreenLock', element: extra => <FullScreenLock {...extra} /> },
  {
    folder: 'load-state',
    name: 'LoadState',
    element: extra => (
      <LoadState state="failed" onRetry={nothing} errorCode="A1B2" {...extra}>
        请检查网络后重试。
      </LoadState>
    ),
    looks: () => (
      <>
        <LoadState state="loading" />
        <LoadState state="empty" title="还没有订单">
          缴费后在这里查看。
        </LoadState>
        <LoadState state="failed" onRetry={nothing} errorCode="A1B2" />
        <LoadState state="loaded">订单</LoadState>
      </>
    ),
    disabled: { none: 'it is busy instead while it tries again' },
    keyboard: () => reachesAction(act => <LoadState state="failed" onRetry={act} />, '重新加载'),
  },
  {
    folder: 'load-state',
    name: 'Outcome',
    element: extra => <Outcome title="没有查到这个会员" {...extra} />,
  },
  {
    folder: 'notice',
    name: 'Notice',
    element: extra => (
      <Notice title="资料待补正" {...extra}>
        请在 2026-05-30 前补正。
      </Notice>
    ),
    looks: () => (
      <>
        {(['info', 'success', 'warning', 'error'] as const).map(tone => (
          <Notice key={tone} tone={tone} title="资料待补正" action={<Button size="s">去补正</Button>}>
            请在 2026-05-30 前补正。
          </Notice>
        ))}
      </>
    ),
  },
  {
    folder: 'page-header',
    name: 'PageHeader',
    element: extra => (
      <PageHeader title="订单管理" lead="共 312 条" actions={<Button>导出订单</Button>} {...extra} />
    ),
    disabled: callersButtons,
    keyboard: () =>
      reachesAction(act => <PageHeader title="订单" actions={<Button onClick={act}>导出</Button>} />, '导出'),
  },
  {
    folder: 'qr-code',
    name: 'QrCode',
    element: extra => <QrCode value="https://example.cn/v/E-2021" label="扫码核验证书" {...extra} />,
  },
  {
    folder: 'save-state',
    name: 'SaveState',
    element: extra => <SaveState state="saved" time="09:30:12" {...extra} />,
    looks: () => (
      <>
        {(['saving', 'saved', 'failed'] as const).map(state => (
          <SaveState key={state} state={state} time="09:30:12" />
        ))}
      </>
    ),
  },
  { folder: 'skeleton', name: 'Skeleton', element: extra => <Skeleton {...extra} /> },
  { folder: 'skeleton', name: 'SkeletonLines', element: extra => <SkeletonLines {...extra} /> },
  { folder: 'spinner', name: 'Spinner', element: extra => <Spinner label="正在读取" {...extra} /> },
  {
    folder: 'status',
    name: 'StatusTag',
    element: extra => (
      <StatusTag family="success" icon="circle-check" {...extra}>
        有效
      </StatusTag>
    ),
    looks: () => (
      <>
        {families.map(family => (
          <StatusTag key={family} family={family} icon="clock">
            待审核
          </StatusTag>
        ))}
      </>
    ),
  },
  {
    folder: 'status',
    name: 'StatusInline',
    element: extra => (
      <StatusInline family="info" icon="loader" {...extra}>
        开票中
      </StatusInline>
    ),
    looks: () => (
      <>
        {families.map(family => (
          <StatusInline key={family} family={family} icon="clock">
            待审核
          </StatusInline>
        ))}
      </>
    ),
  },
  {
    folder: 'steps',
    name: 'Steps',
    element: extra => <Steps steps={steps} {...extra} />,
    disabled: { none: 'a step that may not be opened is no link' },
    keyboard: async () => {
      const select = vi.fn<(id: string) => void>()
      mount(<Steps steps={steps} onSelect={select} />)
      await userEvent.tab()
      await expect.element(one('link', '单位信息')).toHaveFocus()
      await press('{Enter}')
      expect(select).toHaveBeenLastCalledWith('a')
      await userEvent.tab()
      await expect.element(one('link', '联系人')).toHaveFocus()
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
    disabled: { none: 'one tab can be disabled: the keys below step over it' },
    keyboard: async () => {
      mount(
        <Held<Tab> first="all">
          {(value, onChange) => <Tabs<Tab> label="订单" items={tabs} value={value} onChange={onChange} />}
        </Held>,
      )
      await userEvent.tab()
      await expect.element(one('tab', /^全部/)).toHaveFocus()
      await pressTo('{ArrowRight}', 'tab', '已支付')
      await expect.element(one('tabpanel', '已支付')).toBeVisible()
      await pressTo('{ArrowRight}', 'tab', '已关闭')
      await pressTo('{ArrowRight}', 'tab', /^全部/)
      await pressTo('{ArrowLeft}', 'tab', '已关闭')
      await pressTo('{Home}', 'tab', /^全部/)
      await pressTo('{End}', 'tab', '已关闭')
      await userEvent.tab()
      await expect.element(one('tabpanel', '已关闭')).toHaveFocus()
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
    disabled: { none: 'a link goes somewhere or is not drawn' },
    keyboard: async () => {
      await userEvent.tab()
      await expect.element(one('link', '会员信息')).toHaveFocus()
      await userEvent.tab()
      await expect.element(one('link', '订单')).toHaveFocus()
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
    disabled: { none: 'a link goes somewhere or is not drawn' },
    keyboard: async () => {
      await userEvent.tab()
      await expect.element(one('link', /^待办/)).toHaveFocus()
    },
  },
  {
    folder: 'tag',
    name: 'Tag',
    element: extra => (
      <Tag onRemove={nothing} removeLabel="移除 财务分析" {...extra}>
        财务分析
      </Tag>
    ),
    looks: () => (
      <>
        <Tag>财务分析</Tag>
        <Tag tone="primary">内控</Tag>
        <Tag tone="gold">五星</Tag>
        <Tag onRemove={nothing} removeLabel="移除 税务">
          税务
        </Tag>
      </>
    ),
    disabled: { none: 'what may not be taken away has no button' },
    keyboard: () =>
      reachesAction(
        act => (
          <Tag onRemove={act} removeLabel="移除 财务分析">
            财务分析
          </Tag>
        ),
        '移除 财务分析',
      ),
  },
  {
    folder: 'timeline',
    name: 'Timeline',
    element: extra => (
      <Timeline
        events={[
          { id: '1', time: '2026-05-18 09:30', who: '陈知行', what: '提交申请' },
          { id: '2', time: '2026-05-17 14:02', who: '系统', what: '草稿已自动保存' },
        ]}
        {...extra}
      />
    ),
  },
  {
    folder: 'toast',
    name: 'SafeHtml',
    element: () => <SafeHtml html="已提交，请留意短信" />,
    noRest: 'it is a text inside another',
    className: { none: 'it is a text inside another' },
  },
]
