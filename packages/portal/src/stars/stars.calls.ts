import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import type { Purchases } from '../orders/purchase.ts'
import { cancelStar, hint, saveStar, showStar, submitStar } from './apply.service.ts'
import { gotNotice, listPublicity, listStars, ratingCentre } from './centre.service.ts'
import { objectToStar } from './objections.service.ts'
import { readdressPaper, receivePaper, requestPaper } from './papers.service.ts'

export const starsHandlers = (purchases: Purchases): HandlersOf<(typeof contract)['stars']> => ({
  'stars.hint': ({ context, input }) => hint(context, input.body.star),

  'stars.save': ({ transaction, input }) => transaction(work => saveStar(work, input.body)),

  'stars.submit': ({ transaction, input }) => transaction(work => submitStar(work, input.body)),

  'stars.list': ({ context, input }) => listStars(context, input.query),

  'stars.publicity': ({ context, input }) => listPublicity(context, input.query),

  'stars.show': ({ context, input }) => showStar(context, input.params.application_no),

  'stars.cancel': ({ transaction, input }) => transaction(work => cancelStar(work, purchases, input.body)),

  'stars.object': ({ transaction, input }) => transaction(work => objectToStar(work, input.body)),

  'stars.centre': ({ context }) => ratingCentre(context),

  'stars.gotIt': ({ transaction, input }) => transaction(work => gotNotice(work, input.body)),

  'stars.requestPaper': ({ transaction, input }) => transaction(work => requestPaper(work, input.body)),

  'stars.readdressPaper': ({ transaction, input }) => transaction(work => readdressPaper(work, input.body)),

  'stars.receivePaper': ({ transaction, input }) => transaction(work => receivePaper(work, input.body)),
})
