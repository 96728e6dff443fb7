import * as z from 'zod/mini'
import { maxViewName, maxViewSearch } from '../rules/views.ts'
import { id, text } from './fields.ts'
import type { Shape } from './shape.ts'
import { savedViews } from './views.schema.ts'

const wrong = '视图的内容不正确'

/** What each call in views.contract.ts takes and answers, and who may make it. */
export const viewsShapes = {
  'views.list': {
    summary: 'The own saved views of the order desk, and those that colleagues share (D8)',
    who: { staff: 'orders.read' },
    data: savedViews,
  },

  'views.save': {
    summary: 'Save a view under a name, or change the one that is named (D8)',
    who: { staff: 'orders.read' },
    body: z.object({
      id: z.optional(id),
      name: text('视图名称', maxViewName),
      /** The desk reads it as it reads any address: what makes no sense there shows the usual. */
      search: z
        .string(wrong)
        .check(z.maxLength(maxViewSearch, '筛选条件过长'), z.regex(/^[\w%=&.,+*~-]*$/, wrong)),
      /** Whether colleagues of the same role see it; left out, that stays as it is, and a new one is nobody else's. */
      shared: z.optional(z.boolean()),
    }),
    data: savedViews,
  },

  'views.remove': {
    summary: 'Remove an own view; one that is gone already is no matter (D8)',
    who: { staff: 'orders.read' },
    body: z.object({ id }),
    data: savedViews,
  },
} as const satisfies Record<string, Shape>
