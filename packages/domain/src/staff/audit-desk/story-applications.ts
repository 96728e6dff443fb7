import type { StoryContext } from '@storybook/react-vite'
import { getApplication, listApplications } from '@portal/api/contract/applications.contract'
import type { Application, ApplicationRow } from '@portal/api/contract/applications.schema'
import { anApplication, anApplicationRow, aPersonalForm } from '@portal/api/fixtures/applications'
import type { Draft } from '@portal/api/hooks/unsent'
import { mock } from '@portal/api/mocks'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import type { AuditDeskPanelProps } from './AuditDeskPanel.tsx'

/** Whose desk it is unless a story says otherwise. */
export const kind: AuditDeskPanelProps['kind'] = 'personal'

export const list = mock(listApplications)
export const one = mock(getApplication)

export const rows = [
  anApplicationRow({ round: 2, waited_days: 5 }),
  anApplicationRow({ id: 'a2', name: '江晚舟', waited_days: 3 }),
  anApplicationRow({ id: 'a3', name: '宁若水', waited_days: 0 }),
]

export const page = (part: ApplicationRow[] = rows) => ({
  list: part,
  total: part.length,
  page: 1,
  page_size: 20,
  counts: [
    { status: 'submitted' as const, count: part.length },
    { status: 'returned' as const, count: 8 },
    { status: 'approved_unpaid' as const, count: 14 },
  ],
})

const file = (file_id: string, name: string) => ({
  file_id,
  name,
  size: 1_240_000,
  mime: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/></svg>')}`,
})

/** An application that was sent in for the second time. */
export const submitted = (part: Partial<Application> = {}): Application =>
  anApplication({
    form: { ...aPersonalForm, attachment_ids: ['f1', 'f2'], intro: '从事企业财务管理 18 年。' },
    attachments: [file('f1', '职称证书.jpg'), file('f2', '在职证明.png')],
    round: 2,
    former_remarks: [
      { field: 'title', text: '请填写职称证书上的全称' },
      { field: 'email', text: '邮箱不完整' },
    ],
    former_remark: '请补充职称证书',
    changes: [
      { field: 'position', before: '财务经理' },
      { field: 'title', before: '' },
      { field: 'work_age', before: '6-10 年' },
    ],
    allowed: ['approve', 'return', 'reject'],
    history: [
      { at: '2026-05-14 10:06:12', text: '提交申请', by: '陈知行', note: '' },
      { at: '2026-05-16 15:30:00', text: '退回补正', by: '林若谷', note: '请补充职称证书' },
      { at: '2026-05-18 09:12:00', text: '提交申请', by: '陈知行', note: '' },
    ],
    ...part,
  })

/** Each application by its id, as the server would. */
export const byId = http.get('*/companyapi/member_applications/:id', ({ params }) => {
  const row = rows.find(known => known.id === params['id'])
  if (!row) return undefined
  const data = submitted({ id: row.id, form: { ...aPersonalForm, user_name: row.name, attachment_ids: [] } })
  return Response.json({ code: 200, message: '', data })
})

/** What the server answers unless a story says otherwise. */
export const usual = () => [one.reply(submitted()), list.reply(page())]

/** Writes the remark that most decisions here begin with. */
export async function remarkOnEmail({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '填写邮箱的意见' }))
  const area = canvas.getByRole('textbox', { name: '邮箱的意见' })
  await waitFor(() => expect(area).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: '内容不完整' }))
  await userEvent.type(area, '，缺少后缀')
}

/** A draft for a part of the desk alone, kept as the desk keeps it. */
export function heldDraft<T extends object>(first: T): Draft<T> {
  let now = first
  const listeners = new Set<() => void>()
  return {
    read: () => now,
    change(part) {
      now = { ...now, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
