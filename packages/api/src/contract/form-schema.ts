import * as z from 'zod/mini'
import type { Field, Fields, Kind, Options } from '../rules/form-fields.ts'
import { day, email, id, idNumber, optionalText, positiveFen, text } from './fields.ts'

/** Schemas made from the descriptions of the fields, so that label, limits and options are said once. */

type Filled<F extends Field> = F extends { kind: 'radio' | 'select'; options: infer O extends Options }
  ? z.ZodMiniEnum<{ [Code in keyof O & string]: Code }>
  : F extends { kind: 'money' }
    ? typeof positiveFen
    : F extends { kind: 'files' }
      ? z.ZodMiniArray<typeof id>
      : z.ZodMiniString<string>
type Left<F extends Field> = F['kind'] extends 'files'
  ? Filled<F>
  : F['kind'] extends 'money'
    ? z.ZodMiniNullable<Filled<F>>
    : z.ZodMiniUnion<[Filled<F>, z.ZodMiniLiteral<''>]>
type SchemaOf<F extends Field> = F extends { optional: true } ? z.ZodMiniDefault<Left<F>> : Filled<F>

const line = ({ label, max, min }: Field<'text'>) => text(label, max, min)
const choice = ({ label, options }: Field<'select' | 'radio'>) =>
  z.enum(Object.keys(options), `请选择${label}`)
const atMost = ({ label, max }: Field<'files'>) => z.maxLength(max, `${label}最多 ${max} 个`)

const filled: { [K in Kind]: (field: Field<K>) => z.ZodMiniType } = {
  text: line,
  textarea: field => line({ ...field, kind: 'text' }),
  email: () => email,
  idNumber: () => idNumber,
  radio: choice,
  select: choice,
  day: () => day,
  money: () => positiveFen,
  files: field =>
    z.array(id, `请上传${field.label}`).check(z.minLength(1, `请上传${field.label}`), atMost(field)),
}

function schemaOf(field: Field): z.ZodMiniType {
  const judged = (filled[field.kind] as (one: Field) => z.ZodMiniType)(field)
  if (!field.optional) return judged
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return optionalText(field.label, field.max)
    case 'files':
      return z._default(z.array(id).check(atMost(field)), [])
    case 'money':
      return z._default(z.nullable(judged), null)
    default:
      return z._default(z.union([judged, z.literal('')]), '')
  }
}

const shapeBy = (fields: Fields, make: (field: Field) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))

/** Judges a form that is handed in. */
export const formShape = <F extends Fields>(fields: F) =>
  shapeBy(fields, schemaOf) as { -readonly [N in keyof F]: SchemaOf<F[N]> }

type DraftOf<F extends Field> = F['kind'] extends 'files'
  ? z.ZodMiniArray<typeof id>
  : F['kind'] extends 'money'
    ? z.ZodMiniNullable<z.ZodMiniNumberFormat>
    : z.ZodMiniString<string>

/** Room for what is too long or not yet tidy: four times what may be handed in, and a line in any case. */
const draftRoom = (field: Field) => Math.max(60, 4 * ('max' in field ? field.max : 100))

function draftOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'files':
      return z.array(id).check(atMost(field))
    case 'money':
      return z.nullable(z.int('金额格式不正确'))
    default: {
      const room = draftRoom(field)
      return z.string('内容格式不正确').check(z.maxLength(room, `最多 ${room} 个字`))
    }
  }
}

/** A draft keeps what was typed, right or wrong; only its size is bounded. Null characters are refused as everywhere. */
export const draftShape = <F extends Fields>(fields: F) =>
  shapeBy(fields, draftOf) as { -readonly [N in keyof F]: DraftOf<F[N]> }
