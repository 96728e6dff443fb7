import * as z from 'zod/mini'
import { gbkBytes } from '../rules/gbk.ts'
import {
  ongoing,
  tooManyBytesText,
  type EntryFields,
  type Field,
  type Fields,
  type Kind,
  type Options,
} from '../rules/form-fields.ts'
import { attachmentRef, day, email, id, idNumber, month, positiveFen, text } from './fields.ts'

/** Schemas made from the descriptions of the fields, so that label, limits and options are said once. */

type Filled<F extends Field> = F extends { kind: 'radio' | 'select'; options: infer O extends Options }
  ? z.ZodMiniEnum<{ [Code in keyof O & string]: Code }>
  : F extends { kind: 'money' }
    ? typeof positiveFen
    : F extends { kind: 'files' }
      ? z.ZodMiniArray<typeof id>
      : F extends { kind: 'attachments' }
        ? z.ZodMiniArray<typeof attachmentRef>
        : F extends { kind: 'list'; entry: infer E extends EntryFields }
          ? z.ZodMiniArray<z.ZodMiniObject<Shape<E>>>
          : z.ZodMiniString<string>
type Left<F extends Field> = F['kind'] extends 'files' | 'attachments' | 'list'
  ? Filled<F>
  : F['kind'] extends 'money'
    ? z.ZodMiniNullable<Filled<F>>
    : z.ZodMiniUnion<[Filled<F>, z.ZodMiniLiteral<''>]>
type SchemaOf<F extends Field> = F extends { optional: true } ? z.ZodMiniDefault<Left<F>> : Filled<F>
type Shape<F extends Fields> = { -readonly [N in keyof F]: SchemaOf<F[N]> }

function line(field: Field<'text'>) {
  const one = text(field.label, field.max, field.min)
  return field.gbk ? one.check(z.refine(s => gbkBytes(s) <= field.max, tooManyBytesText(field))) : one
}
const choice = ({ label, options }: Field<'select' | 'radio'>) =>
  z.enum(Object.keys(options), `请选择${label}`)
const atMost = ({ label, max }: Field<'files' | 'attachments' | 'list'>) =>
  z.maxLength(max, `${label}最多 ${max} 个`)
const entries = ({ label, entry }: Field<'list'>) => z.array(z.object(formShape(entry)), `请添加${label}`)

const filled: { [K in Kind]: (field: Field<K>) => z.ZodMiniType } = {
  text: line,
  textarea: field => line({ ...field, kind: 'text' }),
  email: () => email,
  idNumber: () => idNumber,
  radio: choice,
  select: choice,
  day: () => day,
  month: field => {
    const one = month(field)
    return field.ongoing === undefined ? one : z.union([one, z.literal(ongoing)])
  },
  // which codes there are is the server's to say
  coded: ({ label }) => z.string(`请选择${label}`).check(z.regex(/^[\w-]{1,40}$/, `请选择${label}`)),
  // which codes there are is the server's to say
  region: ({ label }) => z.string(`请选择${label}`).check(z.regex(/^\d{6}$/, `请选择${label}`)),
  money: () => positiveFen,
  files: field =>
    z.array(id, `请上传${field.label}`).check(z.minLength(1, `请上传${field.label}`), atMost(field)),
  attachments: field =>
    z
      .array(attachmentRef, `请上传${field.label}`)
      .check(z.minLength(1, `请上传${field.label}`), atMost(field)),
  list: field => entries(field).check(z.minLength(1, `请添加${field.label}`), atMost(field)),
}

function schemaOf(field: Field): z.ZodMiniType {
  const judged = (filled[field.kind] as (one: Field) => z.ZodMiniType)(field)
  if (!field.optional) return judged
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return z._default(line({ ...field, kind: 'text', min: 0 }), '')
    case 'files':
      return z._default(z.array(id).check(atMost(field)), [])
    case 'attachments':
      return z._default(z.array(attachmentRef).check(atMost(field)), [])
    case 'list':
      return z._default(entries(field).check(atMost(field)), [])
    case 'money':
      return z._default(z.nullable(judged), null)
    default:
      return z._default(z.union([judged, z.literal('')]), '')
  }
}

const shapeBy = (fields: Fields, make: (field: Field) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))

/** Validates a form that is handed in. */
export const formShape = <F extends Fields>(fields: F): Shape<F> => shapeBy(fields, schemaOf) as Shape<F>

type DraftOf<F extends Field> = F['kind'] extends 'files'
  ? z.ZodMiniArray<typeof id>
  : F['kind'] extends 'attachments'
    ? z.ZodMiniArray<typeof attachmentRef>
    : F['kind'] extends 'money'
      ? z.ZodMiniNullable<z.ZodMiniNumberFormat>
      : F extends { kind: 'list'; entry: infer E extends EntryFields }
        ? z.ZodMiniArray<z.ZodMiniObject<DraftShape<E>>>
        : z.ZodMiniString<string>
type DraftShape<F extends Fields> = { -readonly [N in keyof F]: DraftOf<F[N]> }

/** Room for what is too long or not yet tidy: four times what may be handed in, and a line in any case. */
const draftRoom = (field: Field) => Math.max(60, 4 * ('max' in field ? field.max : 100))

function draftOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'files':
      return z.array(id).check(atMost(field))
    case 'attachments':
      return z.array(attachmentRef).check(atMost(field))
    case 'list':
      return z.array(z.object(draftShape(field.entry))).check(atMost(field))
    case 'money':
      return z.nullable(z.int('金额格式不正确'))
    default: {
      const room = draftRoom(field)
      return z.string('内容格式不正确').check(z.maxLength(room, `最多 ${room} 个字`))
    }
  }
}

/** A draft keeps what was typed, right or wrong; only its size is bounded. Null characters are refused as everywhere. */
export const draftShape = <F extends Fields>(fields: F): DraftShape<F> =>
  shapeBy(fields, draftOf) as DraftShape<F>
