import { Suspense, useState } from 'react'
import type { InvoiceTitle } from '@portal/api/contract/invoices.schema'
import { useInvoiceTitles, useRemoveInvoiceTitle, useSaveInvoiceTitle } from '@portal/api/hooks/invoices'
import { groupDocumentNumber, maxInvoiceTitles } from '@portal/api/rules/invoice'
import { Button } from '@portal/ui/button'
import { PlusIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { preloadable } from '@portal/ui/preloadable'
import { Tag } from '@portal/ui/tag'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import * as S from './Invoices.styles.ts'

const InvoiceTitleDialog = preloadable(async () => ({
  default: (await import('./InvoiceTitleDialog.tsx')).InvoiceTitleDialog,
}))

/** What is said of a title under its name. */
const linesOf = ({ title_type, tax_no, address_phone, bank_account }: InvoiceTitle): string[] =>
  title_type === 'personal'
    ? ['个人']
    : [
        tax_no === '' ? '没有税号，不能开增值税发票' : `税号 ${groupDocumentNumber(tax_no)}`,
        address_phone,
        bank_account,
      ]

type Asking = { act: 'add' } | { act: 'change' | 'remove'; title: InvoiceTitle }

/** 发票抬头: the member's title book. */
export function InvoiceTitlesPanel() {
  const { data, error, reload } = useInvoiceTitles()
  const save = useSaveInvoiceTitle()
  const removal = useRemoveInvoiceTitle()
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const titles = data?.list ?? []

  const makeDefault = ({ id, is_default: _before, ...title }: InvoiceTitle) =>
    save.run({ body: { ...title, title_id: id, is_default: true } })
  async function remove({ id }: InvoiceTitle) {
    const outcome = await removal.run({ body: { title_id: id } })
    if (outcome.ok) close()
  }

  if (!data) {
    return (
      <S.State>
        <S.Title>发票抬头列表</S.Title>
        <PanelPending error={error} onRetry={reload}>
          发票抬头没有加载出来。
        </PanelPending>
      </S.State>
    )
  }
  return (
    <S.Page>
      <S.Title>发票抬头列表</S.Title>
      <S.Bar>
        <p>申请开票时从这里选择，修改抬头不影响已经提交的申请。最多 {maxInvoiceTitles} 个。</p>
        <Button
          size="m"
          icon={PlusIcon}
          disabled={titles.length >= maxInvoiceTitles}
          onClick={() => setAsking({ act: 'add' })}
        >
          新增抬头
        </Button>
      </S.Bar>
      {titles.length === 0 ? (
        <S.State>
          <LoadState state="empty" title="还没有发票抬头">
            新增一个单位或个人抬头，申请开票时直接选用。
          </LoadState>
        </S.State>
      ) : (
        <S.List aria-label="发票抬头">
          {titles.map(title => (
            <li key={title.id}>
              <S.Lines>
                <S.Name>
                  <h3>{title.buyer_name}</h3>
                  {title.is_default ? <Tag>默认</Tag> : null}
                </S.Name>
                {linesOf(title).map(line => (line === '' ? null : <p key={line}>{line}</p>))}
              </S.Lines>
              <S.Acts>
                <Button
                  size="m"
                  variant="text"
                  aria-label={`修改 ${title.buyer_name}`}
                  onClick={() => setAsking({ act: 'change', title })}
                >
                  修改
                </Button>
                {title.is_default ? null : (
                  <Button
                    size="m"
                    variant="text"
                    aria-label={`设为默认 ${title.buyer_name}`}
                    disabled={save.busy}
                    onClick={() => void makeDefault(title)}
                  >
                    设为默认
                  </Button>
                )}
                <Button
                  size="m"
                  variant="text"
                  aria-label={`删除 ${title.buyer_name}`}
                  onClick={() => setAsking({ act: 'remove', title })}
                >
                  删除
                </Button>
              </S.Acts>
            </li>
          ))}
        </S.List>
      )}
      {asking?.act === 'add' || asking?.act === 'change' ? (
        <Suspense fallback={null}>
          <InvoiceTitleDialog
            title={asking.act === 'change' ? asking.title : undefined}
            first={titles.length === 0}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {asking?.act === 'remove' ? (
        <LazyConfirmDialog
          open
          title="删除这个抬头？"
          confirmLabel="删除抬头"
          busy={removal.busy}
          busyLabel="正在删除"
          onConfirm={() => void remove(asking.title)}
          onClose={close}
        >
          “{asking.title.buyer_name}”不再出现在抬头簿里，已经提交的申请和开好的票据不受影响。
        </LazyConfirmDialog>
      ) : null}
    </S.Page>
  )
}
