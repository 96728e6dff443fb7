import type { Page } from '@playwright/test'
import type { FormDescription } from '../packages/api/src/rules/form-fields.ts'

/** Fills one step of a long form by its description; what may stay empty stays so. */
export async function fillStep(
  page: Page,
  { steps, fields }: FormDescription,
  step: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.optional || !steps?.[step]?.includes(field.group)) continue
    const value = String(values[name])
    switch (field.kind) {
      case 'radio':
        await page
          .getByRole('group', { name: field.label, exact: true })
          .getByLabel(field.options[value] ?? value, { exact: true })
          .check()
        break
      case 'select':
        await page.getByLabel(field.label, { exact: true }).selectOption(value)
        break
      default:
        await page.getByLabel(field.label, { exact: true }).fill(value)
    }
  }
}
