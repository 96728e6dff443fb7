import { SkeletonLines } from '@portal/ui/skeleton'
import * as S from './AuditRail.styles.ts'

/** The rail while its application is on its way. */
export function AuditRailComing() {
  return (
    <S.Body aria-busy aria-label="核验与往来">
      <S.Title>自动核验</S.Title>
      <SkeletonLines count={4} />
      <S.Title>往来</S.Title>
      <SkeletonLines count={2} />
    </S.Body>
  )
}
