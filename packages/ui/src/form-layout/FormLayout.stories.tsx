import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { CreditCodeField } from '../credit-code-field/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { SaveState } from '../save-state/index.ts'
import { Steps } from '../steps/index.ts'
import { TextareaField } from '../textarea-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { FactBlock, FormFacts } from './FormFacts.tsx'
import { FormLayout, type FormLayoutProps } from './FormLayout.tsx'
import { FieldPair, FormSection } from './FormSection.tsx'

const facts = (
  <FormFacts label="申请说明">
    <FactBlock title="本次申请">
      <DescriptionList
        items={[
          { term: '状态', value: '草稿' },
          { term: '级别', value: '常务理事单位' },
          { term: '会费', value: '¥6,000.00 / 年' },
        ]}
      />
    </FactBlock>
    <FactBlock title="提交之后">
      <p>协会在 5 个工作日内审核。通过后生成缴费单，到账即入会。</p>
    </FactBlock>
  </FormFacts>
)
const rail = (
  <Steps
    steps={[
      { id: '1', label: '会员级别', state: 'done' },
      { id: '2', label: '单位信息', state: 'current' },
      { id: '3', label: '核对并提交', state: 'todo' },
    ]}
  />
)

function Example(props: Partial<FormLayoutProps>) {
  const [attempt, setAttempt] = useState(0)
  const [email, setEmail] = useState('')
  const error = attempt > 0 && !email.includes('@') ? '请输入单位邮箱，应类似 name@company.cn' : ''
  return (
    <FormLayout
      aria-label="单位信息"
      header={<PageHeader title="单位信息" lead="申请单位会员，第 2 步，共 3 步。除注明选填外均为必填。" />}
      rail={rail}
      facts={facts}
      save={<SaveState state="saved" time="14:32:07" />}
      actions={
        <>
          <Button variant="text">上一步</Button>
          <Button variant="primary" type="submit">
            保存并继续
          </Button>
        </>
      }
      {...props}
      summary={
        <ErrorSummary attempt={attempt} errors={error ? [{ fieldId: 'email', message: error }] : []} />
      }
      onSubmit={event => {
        event.preventDefault()
        setAttempt(count => count + 1)
        props.onSubmit?.(event)
      }}
    >
      <FormSection title="基本信息" lead="与营业执照一致。">
        <TextField label="单位全称" defaultValue="华岳重工集团有限公司" />
        <CreditCodeField
          label="统一社会信用代码"
          value="91110108MA01X7Q24R"
          onChange={fn()}
          warning="末位校验码与前 17 位不符，请对照执照再看一遍。若确认无误可继续，审核时人工核对。"
        />
        <FieldPair>
          <NumberField label="上年度营业收入" unit="万元" decimals={2} value={1_286_400} onChange={fn()} />
          <NumberField label="财务人员人数" unit="人" value={64} onChange={fn()} />
        </FieldPair>
      </FormSection>
      <FormSection title="联系方式">
        <TextField
          id="email"
          label="单位邮箱"
          hint="用于接收会费票据与证书。"
          error={error}
          value={email}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        <TextareaField label="单位简介" optional limit={300} />
      </FormSection>
    </FormLayout>
  )
}

const meta = preview.meta({
  component: Example,
  args: { onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Wide = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '联系方式' })).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: '申请说明' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
    const summary = canvas.getByRole('alert', { name: '有 1 处需要修改' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '单位邮箱' })).toHaveFocus())
    await userEvent.keyboard('caiwu@huayue.cn')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
export const WithoutRail = meta.story({ args: { rail: undefined } })
export const NotSaved = meta.story({ args: { save: <SaveState state="failed" /> } })
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
