import { association } from '@portal/api/rules/association'
import { documentKinds, groupDocumentNumber } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo } from '@portal/api/rules/order'
import type { InvoiceRecord } from './invoices.repository.ts'

/** What a mail with an issued document says. `orders`: numbers of those that it stands for. */
export function mailText(
  { document_kind, number, issued_on, buyer_name, amount_fen, title_note }: InvoiceRecord,
  orders: readonly string[],
): { subject: string; text: string } {
  const kind = documentKinds[document_kind]
  const grouped = groupDocumentNumber(number ?? '')
  return {
    subject: `【${association.name}】${kind} ${grouped}`,
    text: [
      '您好：',
      '',
      `您申请的${kind}已经开具，文件在附件里。`,
      '',
      `抬头：${buyer_name}`,
      `号码：${grouped}`,
      `开票日期：${issued_on ?? ''}`,
      `金额：${yuan(amount_fen)}`,
      `订单：${orders.map(groupOrderNo).join('、')}`,
      ...(title_note === '' ? [] : ['', `抬头已由协会更正：${title_note}`]),
      '',
      '您也可以登录会员中心，在“订单与发票”里查看和下载。如果不是您申请的，请忽略这封邮件。',
      '',
      association.name,
      '这封邮件由系统发出，请不要直接回复。',
      '',
    ].join('\n'),
  }
}
