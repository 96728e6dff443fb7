import { expect, vi } from 'vitest'
import { Button } from '../../button/index.ts'
import { ErrorSummary } from '../../error-summary/index.ts'
import { FileField, type Upload, type UploadedFile } from '../../file-field/index.ts'
import { FactBlock, FieldPair, FormFacts, FormLayout, FormSection } from '../../form-layout/index.ts'
import { RegionField, type RegionNode } from '../../region-field/index.ts'
import { SaveState } from '../../save-state/index.ts'
import { TextField } from '../../text-field/index.ts'
import { focus, gone, one, press, pressTo, push, tabTo, takesFocus } from '../keys.ts'
import { control, Held, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const fieldsOfCaller = { none: 'its fields and buttons are its caller’s' }

const regions: readonly RegionNode[] = [
  {
    code: '11',
    name: '北京市',
    children: [
      {
        code: '1101',
        name: '市辖区',
        children: [
          { code: '110101', name: '东城区' },
          { code: '110102', name: '西城区' },
        ],
      },
    ],
  },
  { code: '31', name: '上海市', children: [] },
]
const region = { label: '所在地区', nodes: regions }
const eastern = ['11', '1101', '110101'] as const

const file: UploadedFile = { id: 'f1', name: '营业执照.pdf', size: 204_800, url: '#file' }
const upload: Upload = () => new Promise(() => undefined)

/** One of two files is there. */
const limits = { maxBytes: 1024 * 1024, accept: '.jpg,.png,.pdf' }
const licence = { label: '营业执照', value: [file], upload, max: 2, ...limits }

const opensRegions = async () => {
  await push('button', /^所在地区/)
  await expect.element(one('dialog', '所在地区')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0)
}

export const forms: readonly Subject[] = [
  {
    folder: 'form-layout',
    name: 'FormLayout',
    element: extra => (
      <FormLayout header={<h1>单位信息</h1>} actions={<Button type="submit">保存并继续</Button>} {...extra}>
        <FormSection title="基本信息">
          <TextField label="单位名称" />
        </FormSection>
      </FormLayout>
    ),
    looks: () => (
      <FormLayout
        header={<h1>单位信息</h1>}
        actions={<Button variant="primary">保存并继续</Button>}
        save={<SaveState state="saved" time="14:32:07" />}
        summary={<ErrorSummary errors={[{ fieldId: 'name', message: '请填写单位名称' }]} />}
        notice="协会已退回，请按备注修改。"
      >
        <FormSection title="基本信息" lead="与营业执照一致。">
          <TextField id="name" label="单位名称" error="请填写单位名称" />
        </FormSection>
      </FormLayout>
    ),
    control: fieldsOfCaller,
    disabled: fieldsOfCaller,
    keyboard: async () => {
      const submit = vi.fn<(event: { preventDefault: () => void }) => void>(event => event.preventDefault())
      mount(
        <FormLayout header={null} actions={<Button type="submit">保存并继续</Button>} onSubmit={submit}>
          <TextField label="单位名称" />
        </FormLayout>,
      )
      await tabTo('textbox', '单位名称')
      await tabTo('button', '保存并继续')
      await press('{Enter}')
      expect(submit).toHaveBeenCalledTimes(1)
    },
  },
  {
    folder: 'form-layout',
    name: 'FormSection',
    element: extra => (
      <FormSection title="基本信息" lead="与营业执照一致。" {...extra}>
        <p>内容</p>
      </FormSection>
    ),
  },
  {
    folder: 'form-layout',
    name: 'FieldPair',
    element: extra => (
      <FieldPair {...extra}>
        <p>收入</p>
        <p>人数</p>
      </FieldPair>
    ),
  },
  {
    folder: 'form-layout',
    name: 'FormFacts',
    element: extra => (
      <FormFacts label="申请说明" {...extra}>
        提交之后 5 个工作日内审核。
      </FormFacts>
    ),
  },
  {
    folder: 'form-layout',
    name: 'FactBlock',
    element: extra => (
      <FactBlock title="提交之后" {...extra}>
        <p>5 个工作日内审核。</p>
      </FactBlock>
    ),
  },
  {
    folder: 'region-field',
    name: 'RegionField',
    node: 'button',
    className: 'frame',
    element: extra => <RegionField {...region} value={[]} onChange={nothing} {...extra} />,
    looks: () => <RegionField {...region} value={eastern} onChange={nothing} />,
    open: opensRegions,
    control: control<readonly string[]>({
      value: eastern,
      element: (value, onChange) => <RegionField {...region} value={value} onChange={onChange} />,
      free: 'the region belongs to its caller',
      act: async () => {
        await opensRegions()
        await push('option', '西城区')
        await gone('dialog')
      },
      shown: () => one('button', /^所在地区/).element().textContent,
    }),
    disabled: called => <RegionField {...region} value={[]} onChange={called} onClick={called} disabled />,
    keyboard: async () => {
      mount(
        <Held<readonly string[]> first={[]}>
          {(value, onChange) => <RegionField {...region} value={value} onChange={onChange} />}
        </Held>,
      )
      focus('button', /^所在地区/)
      await press('{Enter}')
      await expect.element(one('option', '北京市')).toHaveFocus()
      await pressTo('{ArrowDown}', 'option', '上海市')
      await pressTo('{ArrowUp}', 'option', '北京市')
      await pressTo('{Enter}', 'option', '市辖区')
      await pressTo('{ArrowLeft}', 'option', '北京市')
      await pressTo('{ArrowRight}', 'option', '市辖区')
      await pressTo('{Enter}', 'option', '东城区')
      await pressTo('{End}', 'option', '西城区')
      await press('{Enter}')
      await gone('dialog')
      await expect.element(one('button', /^所在地区/)).toHaveTextContent('北京市 / 市辖区 / 西城区')
      await expect.element(one('button', /^所在地区/)).toHaveFocus()
      await press('{Enter}')
      await takesFocus('dialog')
      await press('{Escape}')
      await gone('dialog')
      await expect.element(one('button', /^所在地区/)).toHaveFocus()
    },
  },
  {
    folder: 'file-field',
    name: 'FileField',
    element: ({ className }) => <FileField {...licence} onChange={nothing} className={className} />,
    looks: () => (
      <>
        <FileField {...licence} onChange={nothing} error="请上传" />
        <FileField {...limits} label="证明" value={[]} onChange={nothing} upload={upload} disabled />
      </>
    ),
    noRest: 'it is no single control: its button, rows and input each have their own',
    className: 'frame',
    control: {
      none: 'what it holds are uploaded files; its stories try choosing, dropping, pasting, failing and removing',
    },
    disabled: called => (
      <FileField {...limits} label="营业执照" value={[]} onChange={called} upload={upload} disabled />
    ),
    keyboard: async () => {
      const onChange = vi.fn<(files: readonly UploadedFile[]) => void>()
      const onPreview = vi.fn<() => void>()
      mount(<FileField {...licence} onChange={onChange} onPreview={onPreview} />)
      await tabTo('button', '预览 营业执照.pdf')
      await press('{Enter}')
      expect(onPreview).toHaveBeenCalledTimes(1)
      await tabTo('button', '移除 营业执照.pdf')
      await press(' ')
      expect(onChange).toHaveBeenCalledWith([])
      await tabTo('button', '选择文件')
      const chosen = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(nothing)
      focus('button', '选择文件')
      await press('{Enter}')
      expect(chosen).toHaveBeenCalledTimes(1)
    },
  },
]
