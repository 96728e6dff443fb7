import type { ComponentProps } from 'react'
import type { StarCertificate } from '@portal/api/contract/stars.schema'
import { starName } from '@portal/api/rules/star'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { CertificateButton } from '../certificate/index.ts'
import * as S from './Evaluation.styles.ts'
import { applicationPath } from './evaluation-address.ts'
import { Stars } from '../../shared/stars/index.ts'

export interface CurrentLevelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The one that is valid now; null: none is. */
  certificate: StarCertificate | null
  /** The application that it was awarded for, where it is known. */
  applicationNo: string | undefined
}

/** 当前星级: the level that is held, until when, and by which certificate. */
export const CurrentLevel = ({ certificate, applicationNo, ...rest }: CurrentLevelProps) => (
  <S.Level aria-label="当前星级" {...rest}>
    <h2>当前星级</h2>
    {certificate === null ? (
      <span>还没有有效的星级证书</span>
    ) : (
      <>
        <Stars star={certificate.star} />
        <b>{starName(certificate.star)}财务管理师</b>
        <span>
          有效期至 {certificate.expires_on}，证书 {certificate.certificate_no}
        </span>
        <CertificateButton variant="text" size="m" certificate={certificate} />
        {applicationNo === undefined ? null : (
          <TextLink as={Link} to={applicationPath(applicationNo)}>
            纸质证书
          </TextLink>
        )}
      </>
    )}
  </S.Level>
)
