import {
  currentApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '@portal/api/contract/applications.contract'
import type { Application } from '@portal/api/contract/applications.schema'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { anApplication } from '@portal/api/fixtures/applications'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { delay, type HttpHandler } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'

export const current = mock(currentApplication)
export const saving = mock(saveApplication)
export const submission = mock(submitApplication)
const withdrawal = mock(withdrawApplication)
export const page = '/applyMember/personal'

/** The address of a step, for the router of a story. */
export const atStep = (step: 2 | 3) => ({ router: { initialEntries: [`${page}?step=${step}`] } })

export const draft = (part: Partial<Application> = {}) =>
  anApplication({
    status: 'draft',
    submitted_at: null,
    deadline_at: null,
    phone: '138****5678',
    allowed: ['save', 'submit', 'withdraw'],
    ...part,
  })

/** What the person's page finds. */
export const now = (application: Application | null, reasons: string[] = []) =>
  current.reply({ application, can_apply: reasons.length === 0, reasons, fee_fen: 20_000 })

/** Keeps what is sent, and answers like the server: each save one version later. */
export const sent = fn()

export const server = () => [
  saving.replyWith(async body => {
    sent({ action: 'save', ...body })
    await delay(50)
    return {
      application: draft({ version: body.version + 1, form: body.form, saved_at: '2026-05-18 14:32:07' }),
      order_no: null,
    }
  }),
  submission.replyWith(async body => {
    sent({ action: 'submit', ...body })
    await delay(50)
    return { application: anApplication({ status: 'submitted' }), order_no: null }
  }),
  withdrawal.replyWith(async () => {
    sent({ action: 'withdraw' })
    await delay(50)
    return { application: anApplication({ status: 'withdrawn' }), order_no: null }
  }),
]

/** Waits for a save; others may stand before it: the form of the story before sends its last one as it goes. */
export const waitForSave = ({ form, ...part }: { version?: number; form: Partial<Application['form']> }) =>
  waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'save', ...part, form: expect.objectContaining(form) }),
    ),
  )

/** What was asked of the server, in order. */
export const actions = () => sent.mock.calls.map(([body]: { action: string }[]) => body?.action)

/** Nobody has applied yet. */
const usual = () => [mock(getCurrentUser).reply(aUser()), now(null), ...server()]

/** What the stories of the form begin with. */
export const openForm = {
  parameters: { layout: 'fullscreen' as const, router: { initialEntries: [page] } },
  beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    sent.mockClear()
    msw.use(...usual())
  },
}
