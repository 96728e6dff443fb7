import type { ReactNode } from 'react'
import type { verifyCertificate } from '@portal/api/contract/certificates.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import { association } from '@portal/api/rules/association'
import { certificateStates, verifyCodeText } from '@portal/api/rules/certificate'
import { starName } from '@portal/api/rules/star'
import { Emblem } from '@portal/ui/emblem'
import { CalendarXIcon, CircleCheckIcon, OctagonXIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import * as S from './Certificate.styles.ts'

export type CheckedCertificate = DataOf<typeof verifyCertificate>

export interface CertificateCheckViewProps {
  checked: CheckedCertificate
}

const icons = { valid: CircleCheckIcon, expired: CalendarXIcon, revoked: OctagonXIcon }

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Everything that is printed on a certificate, and what it is worth today. */
export function CertificateCheckView({
  checked: { certificate, state, checked_at },
}: CertificateCheckViewProps) {
  const { label, family } = certificateStates[state]
  const Icon = icons[state]
  const { revoked_on } = certificate
  return (
    <S.Extract aria-label={label}>
      <S.Verdict data-family={family}>
        <Icon size={24} aria-hidden />
        <h2>{label}</h2>
        <p>查验于 {checked_at}，数据来自协会证书登记。</p>
      </S.Verdict>
      <S.Body>
        <S.Rows>
          <Row term="持证人">
            <b>{certificate.holder}</b>
          </Row>
          <Row term="星级">{starName(certificate.star)}财务管理师</Row>
          <Row term="证书编号">{certificate.certificate_no}</Row>
          <Row term="评价类别">{certificate.category}类</Row>
          <Row term="申报岗位">{certificate.position}</Row>
          <Row term="授予日期">{certificate.awarded_on}</Row>
          <Row term="有效期至">{certificate.expires_on}</Row>
          {revoked_on === null ? null : <Row term="撤回日期">{revoked_on}</Row>}
        </S.Rows>
        <S.Sign>
          <Emblem size={86} />
          <span>{association.name}</span>
          <span lang="en">{association.nameInEnglish}</span>
          <span>核验码 {verifyCodeText(certificate.verify_code)}</span>
        </S.Sign>
      </S.Body>
      <Notice tone={state === 'valid' ? 'info' : 'warning'} title="请逐项核对手中的证书">
        {state === 'valid'
          ? '姓名、星级、日期有任何一处不同，证书就可能被改动过。'
          : state === 'expired'
            ? '证书已过有效期，不能再作为星级的证明。'
            : '协会已撤回这张证书，它不再是星级的证明。'}
      </Notice>
    </S.Extract>
  )
}
