import { createUnsent } from '@portal/api/hooks/unsent'
import type { FormValues } from '../../shared/form-kit/index.ts'
import type { fields } from './basic-form.ts'

/** Basic data that the server did not take before the page was left, and the version that they started from. */
interface UnsavedBasics {
  version: number
  values: FormValues<typeof fields>
}

const useAnyUnsaved = createUnsent<UnsavedBasics>()
const one = 'basics'

/** Going elsewhere in the app and back finds them as they were left. */
export function useUnsavedBasics() {
  const { read, keep, drop } = useAnyUnsaved()
  return {
    read: () => read(one),
    keep: (basics: UnsavedBasics) => keep(one, basics),
    drop: () => drop(one),
  }
}
