import type { UserInfo } from '@portal/api/contract/profile.schema'
import { valueInWords } from '@portal/api/rules/field-words'
import { namesOf, type Field } from '@portal/api/rules/form-fields'
import { brithday_dict } from '@portal/api/rules/options'
import { basicData } from '@portal/api/rules/profile-form'

const { fields } = basicData

export interface Fact {
  /** Name of the field; the phone number is none. */
  name?: string
  term: string
  value: string
}

/** The basic data in words. */
export const factsOf = (info: UserInfo): Fact[] => [
  ...namesOf(fields).map(name => {
    const field: Field = fields[name]
    const words = name === 'region' ? info.region_name : valueInWords(field, info[name])
    return {
      name,
      term: field.label,
      value:
        name === 'birthday' && info.brithday !== null ? `${words}（${brithday_dict[info.brithday]}）` : words,
    }
  }),
  { term: '手机号码', value: info.phone },
]
