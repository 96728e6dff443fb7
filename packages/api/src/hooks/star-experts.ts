import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { stored } from '../client/session.ts'
import { codes, type CallInput, type DataOf } from '../contract/endpoint.ts'
import { getDeskStar, listDeskStars } from '../contract/star-desk.contract.ts'
import {
  beginExpert,
  declareAsExpert,
  handInExpertSheet,
  inviteExpert,
  renewExpertLink,
  saveExpertSheet,
  showExpertView,
  takeBackExpert,
} from '../contract/star-experts.contract.ts'
import type { ExpertView } from '../contract/star-experts.schema.ts'
import { ignoreMissingCache, useAction, type Action, type Settle } from './use-action.ts'
import { freshFiles, useRead, type Read } from './use-read.ts'

const deskReads = [getDeskStar, listDeskStars]

/** Invites an expert. After a lost answer the same request asks with the same key and gets the same link. */
export const useInviteExpert = () => useAction(inviteExpert, deskReads)
/** Makes a new link for an invitation. */
export const useRenewExpertLink = () => useAction(renewExpertLink, deskReads)

const settleTakeBack: Settle<typeof takeBackExpert> = async (client, { params, body }) => {
  const { experts } = await client.call(getDeskStar, { params }, { silent: true })
  const expert = experts.find(({ id, state }) => id === body.expert_id && state === 'revoked')
  return expert && { expert }
}
export const useTakeBackExpert = () => useAction(takeBackExpert, deskReads, settleTakeBack)

/** What an expert's calls carry: the token of the link, and the key that this browser keeps. */
export type ExpertLink = CallInput<typeof showExpertView>['body']

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{32,64}$/.test(value)

/** What storage keeps it under (ADR 046); beside the keys of every page, as no other page needs it. */
const keyName = 'expertKey'

/** The key of this browser, made when a link is opened here for the first time. It says nothing of anybody. */
function browserKey(): string {
  const kept = stored(window.localStorage, keyName, isKey)
  const known = kept.read()
  if (known !== null) return known
  const key = crypto.randomUUID()
  kept.write(key)
  return key
}

export function useExpertLink(token: string): ExpertLink {
  const [key] = useState(browserKey)
  return { token, key }
}

/** What the link shows now; a link that opens nothing is not asked again. */
export const useExpertView = (link: ExpertLink): Read<ExpertView> =>
  useRead(showExpertView, { body: link }, { ...freshFiles, shouldRetryOnError: false })

const afterActing = [showExpertView]

/** Uses the link. */
export const useBeginExpert = () => useAction(beginExpert, afterActing)
/** Says whether there is a conflict of interests. */
export const useDeclareAsExpert = () => useAction(declareAsExpert, afterActing)
/** Seals the sheet. */
export const useHandInExpertSheet = () => useAction(handInExpertSheet, afterActing)

/** Keeps the sheet as it is filled in; what was kept is the new state, so nothing is asked for again. */
export function useSaveExpertSheet(): Action<typeof saveExpertSheet> {
  const { mutate } = useSWRConfig()
  const action = useAction(saveExpertSheet)
  const { run: send } = action
  const run = useCallback<typeof send>(
    async (input, options) => {
      const outcome = await send(input, options)
      const { token, key, scores, comments } = input.body
      const swrKey = [showExpertView.name, { body: { token, key } }]
      if (outcome.ok) {
        const kept = outcome.data
        await mutate<DataOf<typeof showExpertView>>(
          swrKey,
          view =>
            view?.file
              ? {
                  ...view,
                  file: {
                    ...view.file,
                    own_sheet: {
                      ...view.file.own_sheet,
                      ...kept,
                      scores,
                      comments: { ...view.file.own_sheet.comments, ...comments },
                    },
                  },
                }
              : view,
          { revalidate: false },
        ).catch(ignoreMissingCache)
      }
      // another tab saved a later one, or the link is dead: what is now is shown
      else if (outcome.error.code === codes.conflict || outcome.error.code === codes.refused)
        await mutate(swrKey).catch(ignoreMissingCache)
      return outcome
    },
    [send, mutate],
  )
  return { ...action, run }
}
