import { expect, it } from 'vitest'
import { lineOf, presentPost } from './lines.ts'

const nameOf = (list: string, code: unknown) => (list === 'degree' && code === '3' ? '硕士' : '')

it('leaves out what was not filled in', () => {
  const edu = { school: '中央财经大学', major: '', degree: '3', start_month: '2022-09', end_month: 'now' }
  expect(lineOf('customer_edus', edu, nameOf)).toEqual({
    period: '2022-09 在读',
    title: '中央财经大学',
    meta: '硕士',
    text: '',
  })
})

it('never prints the whole number of a certificate', () => {
  const held = { name: '注册会计师', number: '110000070419', issuer: '', obtained_month: '2012-12' }
  const both = [held, { ...held, valid_until: '2030-01' }].map(one => lineOf('credentials', one, nameOf).meta)
  expect(both).toEqual(['证书编号 11000****19', '证书编号 11000****19 · 有效期至 2030-01'])
})

it('names the amount and the kind of what was achieved', () => {
  const profit = {
    type: '创新',
    title: '共享中心',
    year: '2024',
    amount_fen: 640_000_000,
    description: '建成。',
  }
  expect(lineOf('job_profits', profit, nameOf)).toEqual({
    period: '2024 年度',
    title: '共享中心',
    meta: '创新类 · 经济效益 ¥6,400,000.00',
    text: '建成。',
  })
})

it('takes the post that goes on, not the last one that ended', () => {
  const jobs = [
    { employer: '甲', position: '顾问', end_month: '2025-01' },
    { employer: '乙', position: '总监', end_month: 'now' },
    { employer: '丙', position: '经理', end_month: 'now' },
  ]
  expect(presentPost(jobs)).toEqual({ employer: '乙', position: '总监' })
  expect(presentPost(jobs.slice(0, 1))).toEqual({ employer: '', position: '' })
})
