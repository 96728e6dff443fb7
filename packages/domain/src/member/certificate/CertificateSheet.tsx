import type { ReactNode } from 'react'
import type { CertificateFacts } from '@portal/api/contract/stars.schema'
import { association } from '@portal/api/rules/association'
import { verifyCodeText } from '@portal/api/rules/certificate'
import { starName } from '@portal/api/rules/star'
import { Emblem } from '@portal/ui/emblem'
import { QrCode } from '@portal/ui/qr-code'
import * as S from './Certificate.styles.ts'
import { spine, waves } from '@portal/api/rules/engraving'

export interface CertificateSheetProps {
  certificate: CertificateFacts
  /** Where the code is looked up, as a whole address. */
  verifyUrl: string
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** A star certificate on one A4 across. */
export function CertificateSheet({ certificate, verifyUrl }: CertificateSheetProps) {
  const { certificate_no, verify_code, star, holder, position, category, awarded_on, expires_on } =
    certificate
  return (
    <S.Sheet aria-label={`证书 ${certificate_no}`}>
      <S.Spine>
        <svg viewBox="0 0 34 794" preserveAspectRatio="none" aria-hidden>
          <path d={spine} />
        </svg>
        <S.Slip>星级证书</S.Slip>
      </S.Spine>
      <S.Page>
        <S.Waves viewBox="0 0 901 794" preserveAspectRatio="none" aria-hidden>
          <path d={waves} />
        </S.Waves>
        <S.Head>
          <Emblem variant="mono" size={36} />
          <span>
            <strong>{association.name}</strong>
            <small lang="en">{association.nameInEnglish}</small>
          </span>
          <span data-number>证书编号 {certificate_no}</span>
        </S.Head>
        <S.Holder>{holder}</S.Holder>
        <S.Award>
          经专家评审与公示，授予<b>{starName(star)}财务管理师</b>。
        </S.Award>
        <S.Facts>
          <Fact term="评价类别">{category}类</Fact>
          <Fact term="申报岗位">{position}</Fact>
          <Fact term="授予日期">{awarded_on}</Fact>
          <Fact term="有效期至">{expires_on}</Fact>
        </S.Facts>
        <S.Foot>
          <QrCode value={verifyUrl} label="扫码核验证书" size={104} />
          <p>
            <b>扫码核验</b>
            <span>核验码 {verifyCodeText(verify_code)}</span>
            <span>以扫码结果为准，与本页不符即属改动</span>
          </p>
          <S.Seal>
            <span>
              {association.name}
              <br />
              {awarded_on}
            </span>
            <Emblem size={92} />
          </S.Seal>
        </S.Foot>
      </S.Page>
    </S.Sheet>
  )
}
