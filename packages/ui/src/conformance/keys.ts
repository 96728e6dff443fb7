import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

type Role = Parameters<typeof page.getByRole>[0]

/** The one element of a role and a name; waits for it. */
export const one = (role: Role, name?: string | RegExp) =>
  page.getByRole(role, name === undefined ? {} : { name, exact: true })

/** Gives the focus to an element. */
export function focus(role: Role, name?: string | RegExp): void {
  const element = one(role, name).element()
  if (element instanceof HTMLElement) element.focus()
}

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** Presses a key and says where the focus must be then. */
export async function pressTo(keys: string, role: Role, name?: string | RegExp): Promise<void> {
  await press(keys)
  await expect.element(one(role, name)).toHaveFocus()
}

/** Goes on by Tab and says where the focus must be then. */
export async function tabTo(role: Role, name?: string | RegExp): Promise<void> {
  await userEvent.tab()
  await expect.element(one(role, name)).toHaveFocus()
}

/** What opened has the focus in it, so that keys reach it. */
export async function takesFocus(role: Role, name?: string | RegExp): Promise<void> {
  await expect.element(one(role, name)).toBeVisible()
  await expect.poll(() => one(role, name).element().contains(document.activeElement)).toBe(true)
}

export async function gone(role: Role, name?: string | RegExp): Promise<void> {
  await expect.element(one(role, name)).not.toBeInTheDocument()
}

/** Clicks without a pointer, which would leave a hover behind. */
export async function push(role: Role, name?: string | RegExp): Promise<void> {
  await expect.element(one(role, name)).toBeInTheDocument()
  const element = one(role, name).element()
  if (element instanceof HTMLElement) element.click()
}

/** Tab goes round within a modal and never leaves it. */
export async function staysWithin(role: Role, name: string | RegExp, turns: number): Promise<void> {
  const box = one(role, name).element()
  for (let turn = 0; turn < turns; turn += 1) {
    await userEvent.tab()
    expect(box.contains(document.activeElement)).toBe(true)
  }
  await userEvent.tab({ shift: true })
  expect(box.contains(document.activeElement)).toBe(true)
}

/** The value of the first box. */
export const typed = (selector = 'input, textarea, select'): string => {
  const field = document.querySelector(selector)
  const isBox =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  return isBox ? field.value : ''
}

/** Types one character into the first box and leaves it. */
export async function typeOne(character: string, selector = 'input, textarea'): Promise<void> {
  const field = document.querySelector(selector)
  if (field instanceof HTMLElement) field.focus()
  await press(character)
  if (field instanceof HTMLElement) field.blur()
}
