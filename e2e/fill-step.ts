import type { Page } from '@playwright/test'
import type { FormDescription } from '../packages/api/src/rules/form-fields.ts'
import { askedIn } from '../packages/api/src/rules/sample-form.ts'

/** Fills one step of a long form by its description; what may stay empty stays so. */
export async function fillStep(
  page: Page,
  form: FormDescription,
  step: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, field] of askedIn(form, step)) {
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
