import { isFlag, isText, isTextOrNull, listOf, maybe, shapeOf, type Guard } from '../client/shape.ts'
import { codes } from '../contract/endpoint.ts'
import type { HomePayload } from '../contract/home.schema.ts'
import type { StaffInfo, UserInfo } from '../contract/users.schema.ts'
import { subRoles, type SubRole } from '../rules/rights.ts'

/** Guards of everything the apps keep in storage (D10.9). */

export const isUserInfo = shapeOf<UserInfo>({
  id: isText,
  avatar: isTextOrNull,
  nickname: isText,
  phone: isText,
  personal_vip_valid: isFlag,
  enterprise_vip_valid: isFlag,
  personal_vip_expired_time: isTextOrNull,
  enterprise_vip_expired_time: isTextOrNull,
  remark: isText,
})

const isSubRole = (value: unknown): value is SubRole => subRoles.some(role => role === value)

export const isStaffInfo = shapeOf<StaffInfo>({ id: isText, name: isText, remark: isSubRole })

const home = {
  guider_bar: listOf(
    shapeOf<HomePayload['guider_bar'][number]>({
      name: isText,
      web_url: isText,
      tree_id: (value): value is string | number | null => typeof value === 'number' || isTextOrNull(value),
    }),
  ),
  site_info: shapeOf<HomePayload['site_info']>({
    friendly_link: isText,
    address: isText,
    tel_phone: isText,
    email: isText,
    zip_code: isText,
    icp: isText,
  }),
}
const isHome = shapeOf<HomePayload>(home)

/** financeHome keeps the payload with its code (product.md §3). */
export type KeptHome = HomePayload & { code: typeof codes.ok }
export const isKeptHome = shapeOf<KeptHome>({
  ...home,
  code: (value): value is typeof codes.ok => value === codes.ok,
})

export interface Snapshot {
  user?: UserInfo | undefined
  staff?: StaffInfo | undefined
  home?: HomePayload | undefined
}
export const isSnapshot: Guard<Snapshot> = shapeOf<Snapshot>({
  user: maybe(isUserInfo),
  staff: maybe(isStaffInfo),
  home: maybe(isHome),
})
