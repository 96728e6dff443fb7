import {
  isBoolean,
  isString,
  isStringOrNull,
  listOf,
  optional,
  shapeOf,
  type Guard,
} from '../client/guards.ts'
import { codes } from '../contract/endpoint.ts'
import type { HomePayload } from '../contract/home.schema.ts'
import type { StaffInfo, UserInfo } from '../contract/users.schema.ts'
import { subRoles, type SubRole } from '../rules/rights.ts'

/** Guards of everything the apps keep in storage (D10.9). */

export const isUserInfo = shapeOf<UserInfo>({
  id: isString,
  avatar: isStringOrNull,
  nickname: isString,
  phone: isString,
  personal_vip_valid: isBoolean,
  enterprise_vip_valid: isBoolean,
  personal_vip_expired_time: isStringOrNull,
  enterprise_vip_expired_time: isStringOrNull,
  remark: isString,
})

const isSubRole = (value: unknown): value is SubRole => subRoles.some(role => role === value)

export const isStaffInfo = shapeOf<StaffInfo>({ id: isString, name: isString, remark: isSubRole })

const home = {
  guider_bar: listOf(
    shapeOf<HomePayload['guider_bar'][number]>({
      name: isString,
      web_url: isString,
      tree_id: (value): value is string | number | null => typeof value === 'number' || isStringOrNull(value),
    }),
  ),
  site_info: shapeOf<HomePayload['site_info']>({
    friendly_link: isString,
    address: isString,
    tel_phone: isString,
    email: isString,
    zip_code: isString,
    icp: isString,
  }),
}
const isHome = shapeOf<HomePayload>(home)

/** financeHome keeps the payload with its code (product.md §3). */
export type StoredHome = HomePayload & { code: typeof codes.ok }
export const isStoredHome = shapeOf<StoredHome>({
  ...home,
  code: (value): value is typeof codes.ok => value === codes.ok,
})

export interface Snapshot {
  user?: UserInfo | undefined
  staff?: StaffInfo | undefined
  home?: HomePayload | undefined
}
export const isSnapshot: Guard<Snapshot> = shapeOf<Snapshot>({
  user: optional(isUserInfo),
  staff: optional(isStaffInfo),
  home: optional(isHome),
})
