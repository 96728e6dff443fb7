import * as z from 'zod/mini'

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
