import { expect, vi } from 'vitest'
import { Button, ButtonLink } from '../../button/index.ts'
import { CopyButton } from '../../copy-button/index.ts'
import { FilterChip } from '../../filter-chip/index.ts'
import { IconButton } from '../../icon-button/index.ts'
import { PlusIcon, XIcon } from '../../icon/index.ts'
import { TextLink } from '../../text-link/index.ts'
import { focus, one, press } from '../keys.ts'
import { mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

/** A button acts once on Enter and once on Space. */
async function actsAsButton(element: (onClick: () => void) => React.ReactElement, name: string) {
  const act = vi.fn<() => void>()
  mount(element(act))
  focus('button', name)
  await press('{Enter}')
  expect(act).toHaveBeenCalledTimes(1)
  await press(' ')
  expect(act).toHaveBeenCalledTimes(2)
}

/** A link is followed on Enter, and Space is left to the page. */
async function actsAsLink(name: string) {
  const followed = vi.fn<(event: Event) => void>(event => event.preventDefault())
  const link = one('link', name).element()
  link.addEventListener('click', followed)
  focus('link', name)
  await press(' ')
  expect(followed).not.toHaveBeenCalled()
  await press('{Enter}')
  expect(followed).toHaveBeenCalledTimes(1)
}

export const actions: readonly Subject[] = [
  {
    folder: 'button',
    name: 'Button',
    element: extra => <Button {...extra}>保存草稿</Button>,
    looks: () => (
      <>
        {(['primary', 'secondary', 'text', 'seal', 'danger-outline'] as const).map(variant => (
          <p key={variant}>
            <Button variant={variant} icon={PlusIcon}>
              添加记录
            </Button>
            <Button variant={variant} busy busyLabel="正在提交">
              提交填报
            </Button>
            <Button variant={variant} disabled>
              提交填报
            </Button>
          </p>
        ))}
        <Button size="m">退回补正</Button>
        <Button size="s">退回补正</Button>
      </>
    ),
    disabled: called => (
      <Button disabled onClick={called}>
        保存草稿
      </Button>
    ),
    keyboard: () => actsAsButton(onClick => <Button onClick={onClick}>保存草稿</Button>, '保存草稿'),
  },
  {
    folder: 'button',
    name: 'ButtonLink',
    element: extra => (
      <ButtonLink href="#next" {...extra}>
        去缴费
      </ButtonLink>
    ),
    disabled: { none: 'a link goes somewhere or is not drawn' },
    keyboard: () => actsAsLink('去缴费'),
  },
  {
    folder: 'icon-button',
    name: 'IconButton',
    element: extra => <IconButton icon={XIcon} label="关闭" {...extra} />,
    looks: () => (
      <>
        <IconButton icon={XIcon} label="关闭" />
        <IconButton icon={XIcon} label="小" size="s" />
        <IconButton icon={PlusIcon} label="按下" aria-pressed />
        <IconButton icon={PlusIcon} label="没按下" aria-pressed={false} />
        <IconButton icon={XIcon} label="不可用" disabled />
      </>
    ),
    disabled: called => <IconButton icon={XIcon} label="关闭" disabled onClick={called} />,
    keyboard: () =>
      actsAsButton(onClick => <IconButton icon={XIcon} label="关闭" onClick={onClick} />, '关闭'),
  },
  {
    folder: 'text-link',
    name: 'TextLink',
    element: extra => (
      <TextLink href="#rules" {...extra}>
        查看章程
      </TextLink>
    ),
    looks: () => (
      <>
        <p>
          提交前请阅读
          <TextLink variant="inline" href="#rules">
            会员章程
          </TextLink>
          全文。
        </p>
        <p style={{ marginBlock: 24 }}>
          <TextLink href="#rules">查看章程</TextLink>
        </p>
        <p style={{ marginBlock: 24 }}>
          <TextLink variant="quiet" href="#rules">
            返回
          </TextLink>
        </p>
        <p>
          <TextLink external href="#rules">
            协会官网
          </TextLink>
        </p>
      </>
    ),
    disabled: { none: 'a link goes somewhere or is not drawn' },
    keyboard: () => actsAsLink('查看章程'),
  },
  {
    folder: 'copy-button',
    name: 'CopyButton',
    element: extra => <CopyButton text="H7K4M9QT" what="识别码" {...extra} />,
    disabled: called => <CopyButton text="H7K4M9QT" what="识别码" disabled onClick={called} />,
    keyboard: async () => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await actsAsButton(
        onClick => <CopyButton text="H7K4M9QT" what="识别码" onClick={onClick} />,
        '复制识别码',
      )
      expect(write).toHaveBeenLastCalledWith('H7K4M9QT')
      await expect.element(one('button', '已复制识别码')).toBeVisible()
    },
  },
  {
    folder: 'filter-chip',
    name: 'FilterChip',
    element: extra => <FilterChip name="状态" {...extra} />,
    looks: () => (
      <>
        <FilterChip name="状态" />
        <FilterChip name="状态" value="待审核、退回补正、未通过、待缴费" />
      </>
    ),
    disabled: called => <FilterChip name="状态" disabled onClick={called} />,
    keyboard: () => actsAsButton(onClick => <FilterChip name="状态" onClick={onClick} />, '状态'),
  },
]
