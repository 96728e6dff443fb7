import { elapsed } from './elapsed.ts'
import {
  futureDateErrors,
  namesOf,
  periodErrors,
  type ByField,
  type Field,
  type Fields,
} from './form-fields.ts'
import { birthday, isIdNumber, normalizeIdNumber } from './id-number.ts'
import type { AgeBand } from './options.ts'
import { basicData, collectionNames, collections, type Collection } from './profile-form.ts'

const bands = [
  [55, 'p55'],
  [45, 'p45p55'],
  [35, 'p35p45'],
  [25, 'p25p35'],
  [18, 'p18p25'],
] as const satisfies readonly (readonly [number, AgeBand])[]

/** Band of somebody's age: [18,25), [25,35) … (D7); null below 18. */
export function ageBand(born: string, now: Date): AgeBand | null {
  const age = elapsed(born, 'years', now)
  return bands.find(([from]) => age >= from)?.[1] ?? null
}

type Held = Readonly<Record<string, unknown>>

/** What is wrong with what is filled in, whatever is missing: days to come, an end before its start, a code of no list. */
export const valueErrors = (fields: Fields, values: Held, today: string): Record<string, string> =>
  messagesIn({
    ...choiceErrors(fields, values),
    ...futureDateErrors(fields, values, today),
    ...periodErrors(fields, values, today),
  })

const messagesIn = (errors: ByField<Fields>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => (message === undefined ? [] : [[name, message]])),
  )

const choiceErrors = (fields: Fields, values: Held): Record<string, string> =>
  Object.fromEntries(
    namesOf(fields).flatMap(name => {
      const field: Field | undefined = fields[name]
      const value = values[name]
      return (field?.kind === 'radio' || field?.kind === 'select') &&
        typeof value === 'string' &&
        value !== '' &&
        !Object.hasOwn(field.options, value)
        ? [[name, `请选择${field.label}`]]
        : []
    }),
  )

/** Said of a birthday that is not the one in the number. */
export const birthdayText = '出生日期与身份证号不一致，请核对'

/** Whether a full number was born on another day. */
export function isAnothersBirthday(idNumber: string, born: string): boolean {
  const plain = normalizeIdNumber(idNumber)
  return born !== '' && isIdNumber(plain) && birthday(plain) !== born
}

/** A part of the profile: the basic data, or a collection. */
export type ProfilePart = 'user_info' | Collection
export const profileParts: readonly ProfilePart[] = ['user_info', ...collectionNames]
export const titleOfPart = (part: ProfilePart): string =>
  part === 'user_info' ? basicData.groups.basic : collections[part].title

/** How far a part is filled in. */
export interface PartState {
  part: ProfilePart
  /** 0 to 1. */
  share: number
  /** What is missing, in words; empty where nothing is. */
  missing: string
}

/** Fields of the basic data that must be filled in. */
const requiredBasics = namesOf(basicData.fields).filter(name => {
  const field: Field = basicData.fields[name]
  return field.optional !== true
})

interface Filled extends Readonly<Record<Collection, readonly unknown[]>> {
  readonly user_info: Held
}

function basicsState(held: Held): PartState {
  const empty = requiredBasics.filter(name => held[name] === undefined || held[name] === '')
  return {
    part: 'user_info',
    share: 1 - empty.length / requiredBasics.length,
    missing:
      empty.length === 0
        ? ''
        : `${titleOfPart('user_info')}还缺${empty.map(name => basicData.fields[name].label).join('、')}`,
  }
}

function collectionState(part: Collection, { length }: readonly unknown[]): PartState {
  const { needed, title } = collections[part]
  const wanted = Math.max(1, needed)
  return {
    part,
    share: Math.min(1, length / wanted),
    missing: length >= needed ? '' : `${title}至少 ${needed} 条`,
  }
}

/** How complete the profile is, part by part in the order of the page. */
export const completeness = (profile: Filled): PartState[] => [
  basicsState(profile.user_info),
  ...collectionNames.map(part => collectionState(part, profile[part])),
]

/** A certificate's number as it is shown in passing: `B1601****22`. */
export const maskCertificate = (number: string): string =>
  number.length < 8
    ? '*'.repeat(number.length)
    : `${number.slice(0, number.length > 9 ? 5 : 3)}****${number.slice(-2)}`
