import { expect, it } from 'vitest'
import { anApplication } from '@portal/api/fixtures/applications'
import { anEvaluation, anOrder } from '@portal/api/fixtures/orders'
import { todos } from './todos.ts'

const today = '2026-05-18'

it('asks for corrections until their deadline', () => {
  const returned = anApplication({
    status: 'returned',
    deadline_at: '2026-05-31 23:59:59',
    remark: '请补充证明材料',
    remarks: [
      { field: 'employer', text: '与社保单位不一致' },
      { field: 'title', text: '请写全称' },
    ],
  })
  expect(todos(returned, [], today)).toMatchObject([
    {
      what: '入会申请被退回，请按 3 条意见补正',
      deadline: '请在 2026-05-31 前提交，还有 13 天；逾期申请失效。',
      to: '/applyMember/personal',
    },
  ])
})

it('keeps a draft in sight until its deadline', () => {
  const draft = anApplication({ status: 'draft', deadline_at: '2026-07-17 23:59:59' })
  expect(todos(draft, [], today)).toMatchObject([
    {
      what: '入会申请还没有提交',
      deadline: '请在 2026-07-17 前提交，还有 60 天；逾期草稿失效。',
      label: '继续填写',
      to: '/applyMember/personal',
    },
  ])
})

it('says why a transfer was sent back', () => {
  const back = anOrder({ order_status: 15, sent_back_reason: '凭证看不清' })
  expect(todos(null, [back], today)[0]?.deadline).toMatch(/^退回原因：凭证看不清。/)
})

it('names what is missing of a short order', () => {
  const short = anOrder({ order_status: 20, received_fen: 15_000, deadline_at: null })
  expect(todos(null, [short], today)).toMatchObject([
    {
      what: '个人会费 ¥200.00 部分到账',
      deadline: '订单 20260518 00137。已到 ¥150.00，差 ¥50.00。',
      to: '/home/invoiceOrder?order=2026051800137',
    },
  ])
})

it('leads to the page on which an evaluation is paid', () => {
  expect(todos(null, [anEvaluation()], today)).toMatchObject([
    {
      what: '评价费 ¥1,200.00 待支付',
      to: '/home/evaluation/payment/evaluation?order=2026051800142',
    },
  ])
})

it('leaves alone what waits for the association', () => {
  expect(todos(anApplication({ status: 'submitted' }), [anOrder({ order_status: 10 })], today)).toEqual([])
})
