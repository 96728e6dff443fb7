import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const homePayload = z.object({
  guider_bar: z.array(
    z.object({
      name: z.string(),
      web_url: z.string(),
      tree_id: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
  site_info: z.object({
    /** A JSON string of `[name, url]` pairs (product.md §3). */
    friendly_link: z.string(),
    address: z.string(),
    tel_phone: z.string(),
    email: z.string(),
    zip_code: z.string(),
    icp: z.string(),
  }),
})
export type HomePayload = z.infer<typeof homePayload>

export const getHome = endpoint({
  name: 'home.get',
  method: 'get',
  path: '/financeapi/home',
  summary: 'Navigation and site information for header and footer (product.md §3)',
  who: 'anyone',
  flat: true,
  data: homePayload,
  rules: [],
})
