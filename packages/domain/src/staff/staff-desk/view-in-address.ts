import { isDay } from '@portal/api/rules/dates'
import { orderTypes } from '../../shared/order-type/index.ts'

/** One part of a view as an address holds it. */
export interface AddressPart<Value> {
  name: string
  /** What a view shows unless the address asks for something else; it stands in no address. */
  usual: Value
  /** Nothing for a text that makes no sense: the usual is shown. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

/** One of some words or numbers; `usual` may be null, for none of them. */
export const oneOf = <Choice extends string | number, Usual extends Choice | null>(
  name: string,
  choices: readonly Choice[],
  usual: Usual,
): AddressPart<Choice | Usual> => ({
  name,
  usual,
  read: text => choices.find(choice => String(choice) === text),
  write: value => (value === null ? '' : String(value)),
})

/** Several of them, in their own order. */
export const someOf = <Choice extends string | number>(
  name: string,
  choices: readonly Choice[],
): AddressPart<readonly Choice[]> => ({
  name,
  usual: [],
  read: text => {
    const asked = text.split(',')
    return choices.filter(choice => asked.includes(String(choice)))
  },
  write: values => values.join(','),
})

/** Some words that a table knows, in the order in which they are written; those it does not know do no harm. */
export const words = (name: string, pattern: RegExp, most: number): AddressPart<readonly string[]> => ({
  name,
  usual: [],
  read: typed => [...new Set(typed.split(','))].filter(word => pattern.test(word)).slice(0, most),
  write: values => values.join(','),
})

export const text = (name: string, most: number): AddressPart<string> => ({
  name,
  usual: '',
  read: typed => typed.slice(0, most),
  write: value => value,
})

/** A day; empty for none. */
export const day = (name: string): AddressPart<string> => ({
  name,
  usual: '',
  read: typed => (isDay(typed) ? typed : undefined),
  write: value => value,
})

/** A month, `YYYY-MM`; empty for none. */
export const month = (name: string): AddressPart<string> => ({
  name,
  usual: '',
  read: typed => (isDay(`${typed}-01`) ? typed : undefined),
  write: value => value,
})

/** The record that is open, by its number or id. */
export const record = (name: string, pattern: RegExp): AddressPart<string | null> => ({
  name,
  usual: null,
  read: typed => (pattern.test(typed) ? typed : undefined),
  write: value => value ?? '',
})
/** Whose queue it is: that of dues, or that of evaluations (product.md §7, Orders). */
export const orderType = oneOf('type', orderTypes, 'membership')
export const orderRecord = record('order', /^\d{13}$/)
export const invoiceRecord = record('invoice', /^\d{12,13}$/)

/** The page of a list, from 1. */
export const page: AddressPart<number> = {
  name: 'page',
  usual: 1,
  read: typed => {
    const number = Number(typed)
    return Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : undefined
  },
  write: String,
}

type Parts<View> = { readonly [Name in keyof View]: AddressPart<View[Name]> }

export interface ViewInAddress<View> {
  /** What is shown where the address asks for nothing. */
  usual: View
  read: (search: URLSearchParams) => View
  write: (view: View) => URLSearchParams
}

/** What a desk shows, as its address holds it: reload, back and a link sent on show the same. */
export function viewInAddress<View extends object>(parts: Parts<View>): ViewInAddress<View> {
  const names = Object.keys(parts) as (keyof View)[]
  const viewOf = (valueOf: <Value>(part: AddressPart<Value>) => Value) =>
    Object.fromEntries(names.map(name => [name, valueOf(parts[name])])) as View
  return {
    usual: viewOf(({ usual }) => usual),
    read: search =>
      viewOf(({ name, usual, read }) => {
        const asked = search.get(name)
        return asked === null ? usual : (read(asked) ?? usual)
      }),
    write(view) {
      const search = new URLSearchParams()
      for (const key of names) {
        const { name, usual, write } = parts[key]
        const written = write(view[key])
        if (written !== write(usual)) search.set(name, written)
      }
      return search
    },
  }
}
