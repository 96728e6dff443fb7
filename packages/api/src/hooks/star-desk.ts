import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../client/client.ts'
import type { CallInput, DataOf, Endpoint } from '../contract/endpoint.ts'
import {
  awardStar,
  checkObjection,
  checkStar,
  decideObjection,
  decideStarCancel,
  declareInterest,
  getDeskStar,
  handInSheet,
  listDeskStars,
  movePaper,
  proposeStar,
  registerObjection,
  revokeStar,
  saveSheet,
} from '../contract/star-desk.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import type { DeskStar, DeskStarRow, OwnSheet } from '../contract/stars.schema.ts'
import { criterionNames } from '../rules/star-figures.ts'
import { starStatus, type PaperStatus, type StarStatus } from '../rules/star.ts'
import { ignoreMissingCache, useAction, type Action, type Settle } from './use-action.ts'
import { useAhead } from './use-ahead.ts'
import { useInStep } from './use-in-step.ts'
import { freshFiles, useRead } from './use-read.ts'

/** What the desk asks of the list. */
export type DeskStarQuery = NonNullable<CallInput<typeof listDeskStars>['query']>

/** Star applications in a state. */
export const useDeskStars = (query: DeskStarQuery, onLoaded?: () => void) =>
  useRead(listDeskStars, { query }, { keepPreviousData: true, ...(onLoaded ? { onSuccess: onLoaded } : {}) })

const paramsOf = (application_no: string) => ({ params: { application_no } })

const afterDeciding = [getDeskStar, listDeskStars, workCounts]

/** One of them, as its reader may see it; in step with `row`, what its list knows of it. */
export function useDeskStar(applicationNo: string | undefined, row?: Pick<DeskStarRow, 'status'>) {
  const read = useRead(getDeskStar, applicationNo === undefined ? null : paramsOf(applicationNo), freshFiles)
  useInStep({ row: row?.status, record: read.data?.status }, afterDeciding)
  return read
}

/** Asks for an application, or a page of the list, before it is opened. */
export function useDeskStarsAhead() {
  const one = useAhead(getDeskStar)
  const list = useAhead(listDeskStars)
  return {
    one: (applicationNo: string) => one(paramsOf(applicationNo)),
    list: (query: DeskStarQuery) => list({ query }),
  }
}

const starNow = (client: Client, { params }: Pick<CallInput<typeof getDeskStar>, 'params'>) =>
  client.call(getDeskStar, { params }, { silent: true })

/** A lost write happened when the application is as it would have made it. */
const settledWhen =
  <E extends Endpoint>(
    happened: (star: DeskStar, input: CallInput<E>) => boolean,
  ): ((
    client: Client,
    input: CallInput<E> & CallInput<typeof getDeskStar>,
  ) => Promise<DeskStar | undefined>) =>
  async (client, input) => {
    const star = await starNow(client, input)
    return happened(star, input) ? star : undefined
  }

const checked = {
  pass: starStatus.to_pay,
  return: starStatus.returned,
  reject: starStatus.failed,
} as const satisfies Record<string, StarStatus>

const settleCheck: Settle<typeof checkStar> = settledWhen<typeof checkStar>(
  ({ status }, { body }) => status === checked[body.result],
)
const settleDeclaration: Settle<typeof declareInterest> = settledWhen<typeof declareInterest>(
  ({ mine }, { body }) => mine === (body.conflict ? 'recused' : 'scoring'),
)

type Sheet = CallInput<typeof saveSheet>['body']
/** By its criteria, in whatever order they came. */
const sameSheet = ({ scores, comments }: OwnSheet, sent: Sheet): boolean =>
  criterionNames.every(
    name => scores[name] === sent.scores[name] && comments[name] === (sent.comments[name] ?? '').trim(),
  )

const settleSave: Settle<typeof saveSheet> = settledWhen<typeof saveSheet>(
  ({ own_sheet }, { body }) => own_sheet !== null && sameSheet(own_sheet, body),
)
const settleHandIn: Settle<typeof handInSheet> = settledWhen<typeof handInSheet>(
  ({ mine }) => mine === 'handed_in',
)
const settleProposal: Settle<typeof proposeStar> = settledWhen<typeof proposeStar>(
  ({ status, proposal }, { body: { star } }) =>
    star === null
      ? status === starStatus.failed
      : status === starStatus.publicity && proposal !== null && proposal.by_me && proposal.star === star,
)
const settleCancel: Settle<typeof decideStarCancel> = settledWhen<typeof decideStarCancel>(
  ({ status, cancel_asked }, { body: { agree } }) =>
    agree ? status === starStatus.cancelled : status === starStatus.scoring && cancel_asked === null,
)
const settleRegistration: Settle<typeof registerObjection> = settledWhen<typeof registerObjection>(
  ({ objection_list }, { body: { by, text } }) =>
    objection_list.some(known => known.by === by && known.text === text),
)
const settleObjectionCheck: Settle<typeof checkObjection> = settledWhen<typeof checkObjection>(
  ({ objection_list }, { body }) =>
    objection_list.some(
      ({ id, state, checked_by_me }) => id === body.objection_id && state === 'checked' && checked_by_me,
    ),
)

const decided = {
  dismiss: 'dismissed',
  lower: 'lowered',
  uphold: 'upheld',
  send_back: 'open',
} as const satisfies Record<string, DeskStar['objection_list'][number]['state']>

const settleObjection: Settle<typeof decideObjection> = settledWhen<typeof decideObjection>(
  ({ objection_list }, { body: { objection_id, decision } }) =>
    objection_list.some(({ id, state }) => id === objection_id && state === decided[decision]),
)
const settleAward: Settle<typeof awardStar> = settledWhen<typeof awardStar>(
  ({ status }) => status === starStatus.awarded,
)
const settleRevocation: Settle<typeof revokeStar> = settledWhen<typeof revokeStar>(
  ({ status }) => status === starStatus.revoked,
)

const moved = {
  print: 'printing',
  ship: 'shipped',
  receive: 'received',
  come_back: 'returned',
  reissue: 'printing',
} as const satisfies Record<string, PaperStatus>

const settlePaper: Settle<typeof movePaper> = settledWhen<typeof movePaper>(
  ({ paper }, { body: { act, paper_id } }) =>
    paper !== null && paper.id === paper_id && paper.status === moved[act],
)

/** Keeps the own sheet as it is filled in; its answer is the new state, so nothing is asked for again. */
export function useSaveSheet(): Action<typeof saveSheet> {
  const { mutate } = useSWRConfig()
  const action = useAction(saveSheet, [], settleSave)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async (input, options) => {
      const outcome = await send(input, options)
      const key = [getDeskStar.name, { params: input.params }]
      if (outcome.ok)
        await mutate<DataOf<typeof getDeskStar>>(key, outcome.data, { revalidate: false }).catch(
          ignoreMissingCache,
        )
      // another tab saved a later one: what it saved is shown
      else if (outcome.error.code === 409) await mutate(key).catch(ignoreMissingCache)
      return outcome
    },
    [send, mutate],
  )
  return { ...action, run }
}

/** The first check. */
export const useCheckStar = () => useAction(checkStar, afterDeciding, settleCheck)
/** Says whether there is a conflict of interests. */
export const useDeclareInterest = () => useAction(declareInterest, afterDeciding, settleDeclaration)
/** Seals the own sheet. */
export const useHandInSheet = () => useAction(handInSheet, afterDeciding, settleHandIn)
/** The level after the discussion, or none. */
export const useProposeStar = () => useAction(proposeStar, afterDeciding, settleProposal)
/** Answers the applicant who wants to give an application up that is being scored. */
export const useDecideStarCancel = () => useAction(decideStarCancel, afterDeciding, settleCancel)
/** Notes an objection that came by letter or telephone. */
export const useRegisterObjection = () => useAction(registerObjection, afterDeciding, settleRegistration)
/** What the first person found about an objection. */
export const useCheckObjection = () => useAction(checkObjection, afterDeciding, settleObjectionCheck)
/** What the second person decides about it. */
export const useDecideObjection = () => useAction(decideObjection, afterDeciding, settleObjection)
export const useAwardStar = () => useAction(awardStar, afterDeciding, settleAward)
export const useRevokeStar = () => useAction(revokeStar, afterDeciding, settleRevocation)
/** Moves a paper certificate on its way. */
export const useMovePaper = () => useAction(movePaper, afterDeciding, settlePaper)
