import type { ReactNode } from 'react'
import { Button } from '@portal/ui/button'
import * as S from './SettingRow.styles.ts'

export interface SettingRowProps {
  /** Name of the setting. */
  term: string
  /** What it is now. */
  children: ReactNode
  /** Opens its editor; without it the setting only stands there. */
  onEdit?: (() => void) | undefined
  /**
   * Text of the button.
   * @default '修改'
   */
  editLabel?: string | undefined
}

/** One setting of the own account: name, value, and the button that changes it. Stands in a `dl`. */
export function SettingRow({ term, children, onEdit, editLabel = '修改' }: SettingRowProps) {
  return (
    <S.Row>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {onEdit ? (
        <dd data-part="action">
          <Button
            variant="text"
            size="m"
            aria-label={`${editLabel}${editLabel.endsWith(term) ? '' : term}`}
            onClick={onEdit}
          >
            {editLabel}
          </Button>
        </dd>
      ) : null}
    </S.Row>
  )
}
