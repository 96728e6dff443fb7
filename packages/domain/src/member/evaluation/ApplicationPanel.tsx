import { useShowStar } from '@portal/api/hooks/stars'
import { codes } from '@portal/api/contract/endpoint'
import { memberPages } from '@portal/api/rules/member-pages'
import type { StarLevel } from '@portal/api/rules/star'
import { ButtonLink } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import { ApplicationRecord } from './ApplicationRecord.tsx'
import * as S from './Evaluation.styles.ts'
import { centrePath } from './evaluation-address.ts'

export interface ApplicationPanelProps {
  /** Heading above the card. */
  title: string
  applicationNo: string
  /** The lowest level that another application may be for; null: none may be begun. */
  lowestOpen: StarLevel | null
}

/** An own application by its number. */
export function ApplicationPanel({ title, applicationNo, lowestOpen }: ApplicationPanelProps) {
  const { data, error, reload } = useShowStar(applicationNo)
  if (data) return <ApplicationRecord title={title} application={data.application} lowestOpen={lowestOpen} />
  return (
    <S.Space>
      <S.Title>{title}</S.Title>
      {error?.code === codes.notFound ? (
        <LoadState
          state="empty"
          title="没有找到这份申请"
          action={
            <ButtonLink as={Link} size="m" to={centrePath}>
              查看{memberPages.evaluation.title}
            </ButtonLink>
          }
        >
          申请编号可能写错了，或者不是本账号的申请。
        </LoadState>
      ) : (
        <PanelPending error={error} onRetry={reload}>
          申请没有加载出来。
        </PanelPending>
      )}
    </S.Space>
  )
}
