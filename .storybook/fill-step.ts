import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { FormDescription } from '../packages/api/src/rules/form-fields.ts'
import { askedIn } from '../packages/api/src/rules/sample-form.ts'

/** Fills one step of a long form by its description; what may stay empty stays so. */
export async function fillStep(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  form: FormDescription,
  step: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, field] of askedIn(form, step)) {
    const value = String(values[name])
    switch (field.kind) {
      case 'radio': {
        const group = within(await canvas.findByRole('group', { name: field.label }))
        await userEvent.click(group.getByLabelText(field.options[value] ?? value))
        break
      }
      case 'select':
        await userEvent.selectOptions(await canvas.findByLabelText(field.label), value)
        break
      default:
        await userEvent.type(await canvas.findByLabelText(field.label), value)
    }
  }
}
