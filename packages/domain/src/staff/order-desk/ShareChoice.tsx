import { useKnownStaff } from '@portal/api/hooks/staff'
import { subRoleNames, toSubRole } from '@portal/api/rules/rights'
import { Checkbox } from '@portal/ui/checkbox'
import * as S from './OrderViews.styles.ts'

export interface ShareChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether colleagues see a view. */
export function ShareChoice({ checked, onChange }: ShareChoiceProps) {
  const { data: staff } = useKnownStaff()
  const subRole = toSubRole(staff?.remark)
  const colleagues = `${subRole === 'agent' ? '本机构的' : ''}“${subRoleNames[subRole]}”同事`

  return (
    <Checkbox checked={checked} onChange={event => onChange(event.currentTarget.checked)}>
      共享给{colleagues}
      <S.Hint>同事能打开、能另存为自己的视图，不能修改或删除</S.Hint>
    </Checkbox>
  )
}
