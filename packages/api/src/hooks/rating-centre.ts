import { firstRead } from '../client/early-calls.ts'
import { ratingCentre } from '../contract/stars.contract.ts'
import type { RatingCentre, StarApplication } from '../contract/stars.schema.ts'
import { starStatus } from '../rules/star.ts'
import { type Read, useRead } from './use-read.ts'

/** What `useRatingCentre` reads, for pages that begin it early. */
export const ratingCentreRead = firstRead(ratingCentre, {})

/** The own evaluation: certificate, current application, results, notices. */
export const useRatingCentre = (): Read<RatingCentre> => useRead(ratingCentre, {})

/**
 * The own application that was sent back, until it is handed in again; undefined as long as it is not known. Errors are
 * silent: then there is none.
 */
export function useReturnedStar(): StarApplication | null | undefined {
  const { data, error } = useRead(ratingCentre, {}, { silent: true, revalidateOnFocus: false })
  if (!data) return error ? null : undefined
  return data.current?.status === starStatus.returned ? data.current : null
}
