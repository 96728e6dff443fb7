import { FieldRemark } from '../../shared/form-kit/FieldRemark.tsx'
import * as S from './Profile.styles.ts'

export interface RemarkLinesProps {
  remarks: readonly string[]
}

/** Remarks of the association on a part or an entry as a whole, one under the other. */
export const RemarkLines = ({ remarks }: RemarkLinesProps) =>
  remarks.length === 0 ? null : (
    <S.RemarkLines aria-label="协会意见">
      {remarks.map(remark => (
        <li key={remark}>
          <FieldRemark>{remark}</FieldRemark>
        </li>
      ))}
    </S.RemarkLines>
  )
