import { useState } from 'react'
import type { DataOf } from '../contract/endpoint.ts'
import {
  listResumeLinks,
  openResume,
  revokeResumeLink,
  shareResume,
  showResume,
} from '../contract/resumes.contract.ts'
import { useAction, type Settle } from './use-action.ts'
import { freshFiles, type Read, useRead } from './use-read.ts'

/** The own resume with all of its sections; its photo's link does not run out. */
export const useResume = (): Read<DataOf<typeof showResume>> => useRead(showResume, {}, freshFiles)

/** Own links, alive and dead. */
export const useResumeLinks = (): Read<DataOf<typeof listResumeLinks>> => useRead(listResumeLinks, {})

/** Makes a link. After a lost answer the same choice asks with the same key and gets the same link. */
export const useShareResume = () => useAction(shareResume, [listResumeLinks])

const settleRevoke: Settle<typeof revokeResumeLink> = async (client, { body }) => {
  const { ended } = await client.call(listResumeLinks, {}, { silent: true })
  const link = ended.find(({ id }) => id === body.link_id)
  return link && { link }
}
export const useRevokeResumeLink = () => useAction(revokeResumeLink, [listResumeLinks], settleRevoke)

/** What a link shows; a page that stays open is one visit. */
export function useSharedResume(token: string): Read<DataOf<typeof openResume>> {
  const [visit] = useState(() => crypto.randomUUID())
  return useRead(
    openResume,
    { body: { token, visit } },
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      silent: true,
    },
  )
}
