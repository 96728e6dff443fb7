import { firstRead } from '../client/early-calls.ts'
import { ratingCentre } from '../contract/stars.contract.ts'
import type { RatingCentre } from '../contract/stars.schema.ts'
import { type Read, useRead } from './use-read.ts'

/** What `useRatingCentre` reads, for pages that begin it early. */
export const ratingCentreRead = firstRead(ratingCentre, {})

/** The own evaluation: certificate, current application, results, notices. */
export const useRatingCentre = (): Read<RatingCentre> => useRead(ratingCentre, {})
