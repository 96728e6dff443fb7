import type { ComponentProps } from 'react'
import { couponLimits } from '@portal/api/rules/coupon-batch'
import {
  couponIssuings,
  couponItems,
  couponWays,
  type CouponIssuing,
  type CouponItem,
  type CouponWay,
} from '@portal/api/rules/coupon'
import { Checkbox } from '@portal/ui/checkbox'
import { DateField } from '@portal/ui/date-field'
import { MoneyField } from '@portal/ui/money-field'
import { NumberField } from '@portal/ui/number-field'
import { Segmented } from '@portal/ui/segmented'
import { TextField } from '@portal/ui/text-field'
import type { BatchDraft, DraftErrors } from './coupon-draft.ts'
import * as S from './CouponForm.styles.ts'

export interface CouponFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onChange'> {
  draft: BatchDraft
  errors: DraftErrors
  /** Somebody has a code: what was promised stays. */
  inUse: boolean
  onChange: (part: Partial<BatchDraft>) => void
}

type PartProps = Pick<CouponFormProps, 'draft' | 'errors' | 'onChange'>

const choicesOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }))

const ways = choicesOf<CouponWay>(couponWays)
const issuings = choicesOf<CouponIssuing>(couponIssuings)
const items = choicesOf<CouponItem>(couponItems)

/** How much a batch takes off. */
function Off({ draft, errors, onChange }: PartProps) {
  return (
    <>
      <S.Choice>
        <span aria-hidden="true">优惠方式</span>
        <Segmented label="优惠方式" items={ways} value={draft.way} onChange={way => onChange({ way })} />
      </S.Choice>
      {draft.way === 'amount' ? (
        <MoneyField
          key="off"
          label="减多少"
          unit="元"
          value={draft.off_fen}
          error={errors.off_fen}
          onChange={off_fen => onChange({ off_fen })}
        />
      ) : (
        <NumberField
          key="percent"
          label="减多少"
          unit="%"
          min={1}
          max={100}
          value={draft.percent}
          error={errors.percent}
          onChange={percent => onChange({ percent })}
        />
      )}
    </>
  )
}

function Items({ draft, errors, onChange }: PartProps) {
  return (
    <S.Items aria-describedby={errors.items ? 'coupon-items-error' : undefined}>
      <legend>适用项目</legend>
      {items.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={draft.items.includes(value)}
          aria-invalid={errors.items ? true : undefined}
          onChange={() =>
            onChange({
              items: items
                .map(item => item.value)
                .filter(item => (item === value) !== draft.items.includes(item)),
            })
          }
        >
          {label}
        </Checkbox>
      ))}
      {errors.items ? <p id="coupon-items-error">{errors.items}</p> : null}
    </S.Items>
  )
}

/** Where a batch is used, and how often. */
function Limits({ draft, errors, onChange }: PartProps) {
  return (
    <>
      <MoneyField
        label="最低应付"
        optional
        unit="元"
        value={draft.least_fen}
        error={errors.least_fen}
        onChange={least_fen => onChange({ least_fen })}
      />
      {draft.way === 'percent' ? (
        <MoneyField
          label="最多减"
          optional
          unit="元"
          value={draft.most_fen}
          error={errors.most_fen}
          onChange={most_fen => onChange({ most_fen })}
        />
      ) : null}
      <NumberField
        label="每人可用"
        unit="次"
        min={1}
        max={couponLimits.perMember}
        value={draft.per_member}
        error={errors.per_member}
        onChange={per_member => onChange({ per_member })}
      />
    </>
  )
}

/** What its codes are like. */
function Codes({ draft, errors, onChange }: PartProps) {
  const shared = draft.issuing === 'shared'
  return (
    <>
      <S.Choice>
        <span aria-hidden="true">发码</span>
        <Segmented
          label="发码"
          items={issuings}
          value={draft.issuing}
          onChange={issuing => onChange({ issuing })}
        />
      </S.Choice>
      <S.Whole>
        <TextField
          label={shared ? '优惠码' : '码的前缀'}
          optional={shared}
          hint={shared ? '不填由系统生成' : '后面由系统加 6 位'}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          value={draft.code}
          error={errors.code}
          onChange={event => onChange({ code: event.target.value })}
        />
      </S.Whole>
    </>
  )
}

/** The fields of a batch; what is promised already cannot be typed over. Never fetches. */
export function CouponForm({ draft, errors, inUse, onChange, ...rest }: CouponFormProps) {
  const part = { draft, errors, onChange }
  return (
    <S.Form noValidate {...rest}>
      <S.Whole>
        <TextField
          label="名称"
          autoComplete="off"
          maxLength={couponLimits.name * 2}
          value={draft.name}
          error={errors.name}
          onChange={event => onChange({ name: event.target.value })}
        />
      </S.Whole>
      <S.Fixed disabled={inUse}>
        <Off {...part} />
        <Items {...part} />
        <Limits {...part} />
      </S.Fixed>
      <NumberField
        label="总量"
        unit="次"
        min={1}
        max={couponLimits.total}
        value={draft.total}
        error={errors.total}
        onChange={total => onChange({ total })}
      />
      <S.Fixed disabled={inUse}>
        <Codes {...part} />
        <DateField
          label="开始"
          hint="当日 00:00 起"
          value={draft.starts_on}
          error={errors.starts_on}
          onChange={event => onChange({ starts_on: event.target.value })}
        />
      </S.Fixed>
      <DateField
        label="结束"
        hint="至当日 23:59"
        value={draft.ends_on}
        error={errors.ends_on}
        onChange={event => onChange({ ends_on: event.target.value })}
      />
    </S.Form>
  )
}
