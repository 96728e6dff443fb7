import { useKnownStaff } from '@portal/api/hooks/staff'
import { subRoleNames, toSubRole, type SubRole } from '@portal/api/rules/rights'
import { Checkbox } from '@portal/ui/checkbox'
import * as S from './OrderViews.styles.ts'

export interface ShareChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Which colleagues these are, by one's own role. */
const colleaguesOf = (subRole: SubRole): string =>
  `${subRole === 'agent' ? '本机构的' : ''}“${subRoleNames[subRole]}”同事`

/** Whether colleagues see a view; which ones is said once the account is known. */
export function ShareChoice({ checked, onChange }: ShareChoiceProps) {
  const { data: staff } = useKnownStaff()

  return (
    <Checkbox checked={checked} onChange={event => onChange(event.currentTarget.checked)}>
      共享给{staff ? colleaguesOf(toSubRole(staff.remark)) : '同事'}
      <S.Hint>同事能打开、能另存为自己的视图，不能修改或删除</S.Hint>
    </Checkbox>
  )
}
