import { useId, useState } from 'react'
import type { CouponBatch } from '@portal/api/contract/coupons.schema'
import {
  useChangeCouponBatch,
  useCouponBatch,
  useCouponFees,
  useCreateCouponBatch,
  useStopCouponBatch,
} from '@portal/api/hooks/coupon-batches'
import { draftOf, useDraftPart } from '@portal/api/hooks/unsent'
import { couponIssuings, plainCouponCode } from '@portal/api/rules/coupon'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { DeskNothing } from '../staff-desk/DeskNothing.tsx'
import { useFirstWrong } from '../staff-desk/use-first-wrong.ts'
import {
  bodyOf,
  draftErrors,
  draftOfBatch,
  freshBatch,
  useBatchDrafts,
  type DraftErrors,
} from './coupon-draft.ts'
import { itemsText, limitText, offText } from './coupon-words.ts'
import { CouponCodesPanel } from './CouponCodesPanel.tsx'
import * as S from './CouponDrawer.styles.ts'
import { CouponForm } from './CouponForm.tsx'
import { Note } from './CouponForm.styles.ts'
import { CouponMark } from './CouponTable.tsx'
import { CouponTrial } from './CouponTrial.tsx'

export interface CouponDrawerPanelProps {
  /** The batch; null: one that is to be made. */
  id: string | null
  /** What the list knows of it. */
  row: CouponBatch | undefined
  /** The reader may make and change batches. */
  mayWrite: boolean
  today: string
  onClose: () => void
  /** It was made: shows it. */
  onMade: (id: string) => void
}

const keptNote = '开始前都能改。有人用过以后，只能改名称、延长结束时间、增加总量或停用。'

/** One batch beside the list: made, changed, stopped, or read by who may not. */
export function CouponDrawerPanel(props: CouponDrawerPanelProps) {
  const { id, row, mayWrite, onClose } = props
  const read = useCouponBatch(id ?? undefined)
  const batch = read.data ?? (read.error ? undefined : row)
  if (id !== null && !batch) {
    return (
      <S.Drawer title="批次" onClose={onClose}>
        <DeskNothing
          record={read}
          missing={{ title: '没有找到这个批次', text: '可能是链接写错了，请从列表选择。' }}
          failed="批次没有加载出来。"
        />
      </S.Drawer>
    )
  }
  if (mayWrite) return <BatchEditor key={id} {...props} batch={batch ?? null} />
  return batch ? (
    <S.Drawer title={batch.name} onClose={onClose}>
      <Facts batch={batch} />
      {batch.issuing === 'single' ? <CouponCodesPanel batch={batch} /> : null}
    </S.Drawer>
  ) : null
}

function Facts({ batch }: { batch: CouponBatch }) {
  return (
    <DescriptionList
      items={[
        { term: '状态', value: <CouponMark status={batch.status} /> },
        { term: '优惠', value: `${offText(batch)}，${limitText(batch)}` },
        { term: '适用项目', value: itemsText(batch) },
        { term: '发码', value: `${couponIssuings[batch.issuing]}，${batch.code}` },
        { term: '有效期', value: `${shortDay(batch.starts_at)} 至 ${shortDay(batch.ends_at)}` },
        { term: '每人可用', value: `${batch.per_member} 次` },
        {
          term: '已用 / 总量',
          value: `${batch.taken} / ${batch.total}${
            batch.taken > batch.used ? `，其中预留 ${batch.taken - batch.used}` : ''
          }`,
        },
        { term: '已减', value: yuan(batch.saved_fen) },
      ]}
    />
  )
}

interface Shown {
  errors: DraftErrors
  message: string
  attempt: number
}

/** A form of a new batch, or of one that is there. */
function BatchEditor({
  id,
  batch,
  today,
  onClose,
  onMade,
}: CouponDrawerPanelProps & { batch: CouponBatch | null }) {
  const fees = useCouponFees()
  const creating = useCreateCouponBatch()
  const changing = useChangeCouponBatch()
  const stopping = useStopCouponBatch()
  const drafts = useBatchDrafts()
  const draftKey = id ?? 'new'
  const stored = batch ? draftOfBatch(batch) : freshBatch(today)
  const draft = draftOf(drafts, draftKey, stored)
  // a draft that was not begun is what is stored
  const typed = useDraftPart(draft, () => drafts.read(draftKey))
  const values = typed ?? stored
  const [shown, setShown] = useState<Shown>({ errors: {}, message: '', attempt: 0 })
  const form = useFirstWrong<HTMLFormElement>(shown.attempt)
  const formId = useId()
  const busy = creating.busy || changing.busy || stopping.busy

  const show = (errors: DraftErrors, message = '') =>
    setShown(({ attempt }) => ({ errors, message, attempt: attempt + 1 }))

  async function save() {
    const given = { ...values, name: values.name.trim(), code: plainCouponCode(values.code) }
    const errors = draftErrors(given, batch, today)
    // a box that may stay empty and holds what nobody can read says so itself
    const readable = form.current?.checkValidity() ?? true
    if (!readable || Object.keys(errors).length > 0) return show(errors)
    if (batch && JSON.stringify(given) === JSON.stringify(stored))
      return toast({ tone: 'info', message: '没有改动' })
    const body = bodyOf(given)
    const outcome = batch
      ? await changing.run({ body: { id: batch.id, version: batch.version, ...body } }, { silent: true })
      : await creating.run({ body }, { silent: true })
    if (!outcome.ok) {
      const { fieldErrors, rule, message } = outcome.error
      if (rule === 'coupon_code_taken') return show({ code: message })
      const first = Object.keys(fieldErrors).length > 0
      return show(fieldErrors, first ? '' : message)
    }
    drafts.drop(draftKey)
    setShown({ errors: {}, message: '', attempt: 0 })
    toast({ tone: 'success', message: batch ? '批次已保存' : '批次已新建' })
    return batch ? undefined : onMade(outcome.data.id)
  }

  async function stop(stopped: boolean) {
    if (!batch) return
    const outcome = await stopping.run({ body: { id: batch.id, version: batch.version, stopped } })
    if (outcome.ok) toast({ tone: 'success', message: stopped ? '批次已停用' : '批次已启用' })
  }

  return (
    <S.Drawer
      title={batch ? batch.name : '新建批次'}
      onClose={onClose}
      footer={
        <>
          <Note>{keptNote}</Note>
          <Button type="submit" form={formId} size="s" variant="primary" busy={busy} busyLabel="正在保存">
            保存批次
          </Button>
          {batch ? (
            <Button size="s" disabled={busy} onClick={() => void stop(!batch.stopped)}>
              {batch.stopped ? '启用' : '停用'}
            </Button>
          ) : null}
          <Button size="s" variant="text" disabled={busy} onClick={onClose}>
            取消
          </Button>
        </>
      }
    >
      {batch ? <Facts batch={batch} /> : null}
      {shown.message === '' ? null : (
        <Notice tone="error" role="alert">
          {shown.message}
        </Notice>
      )}
      <S.Fields data-alone={batch ? undefined : true}>
        <CouponForm
          ref={form}
          id={formId}
          aria-label="批次"
          draft={values}
          errors={shown.errors}
          inUse={batch !== null && batch.taken > 0}
          onSubmit={event => {
            event.preventDefault()
            if (!busy) void save()
          }}
          onChange={part => {
            draft.change(part)
            const errors = Object.entries(shown.errors).filter(([field]) => !(field in part))
            setShown({ ...shown, errors: Object.fromEntries(errors), message: '' })
          }}
        />
      </S.Fields>
      <CouponTrial batch={values} fees={fees.data} />
      {batch?.issuing === 'single' ? <CouponCodesPanel batch={batch} mayExport /> : null}
    </S.Drawer>
  )
}
