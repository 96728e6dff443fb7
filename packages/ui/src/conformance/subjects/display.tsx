import { Avatar } from '../../avatar/index.ts'
import { BottomBar } from '../../bottom-bar/index.ts'
import { Button } from '../../button/index.ts'
import { DescriptionList, None } from '../../description-list/index.ts'
import { Emblem } from '../../emblem/index.ts'
import { PageHeader } from '../../page-header/index.ts'
import { QrCode } from '../../qr-code/index.ts'
import { StatusInline, StatusTag } from '../../status/index.ts'
import { Tag } from '../../tag/index.ts'
import { Timeline } from '../../timeline/index.ts'
import { inEach } from '../mount.tsx'
import { reachesAction } from '../reaches.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const callersButtons = { none: 'its buttons are its caller’s' }

const families = ['success', 'warning', 'info', 'neutral', 'danger'] as const

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
    folder: 'status',
    name: 'StatusTag',
    element: extra => (
      <StatusTag family="success" icon="circle-check" {...extra}>
        有效
      </StatusTag>
    ),
    looks: () =>
      inEach(families, family => (
        <StatusTag family={family} icon="clock">
          待审核
        </StatusTag>
      )),
  },
  {
    folder: 'status',
    name: 'StatusInline',
    element: extra => (
      <StatusInline family="info" icon="loader" {...extra}>
        开票中
      </StatusInline>
    ),
    looks: () =>
      inEach(families, family => (
        <StatusInline family={family} icon="clock">
          待审核
        </StatusInline>
      )),
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
]
