import { useState } from 'react'
import { codes } from '@portal/api/contract/endpoint'
import { useCertificate } from '@portal/api/hooks/certificates'
import { plainVerifyCode, verifyCodePattern } from '@portal/api/rules/certificate'
import { memberPages } from '@portal/api/rules/member-pages'
import { Button } from '@portal/ui/button'
import { SearchIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { TextField } from '@portal/ui/text-field'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { CertificateCheckView } from './CertificateCheckView.tsx'
import * as S from './Certificate.styles.ts'

export interface CertificateCheckPanelProps {
  /** Code of the address, as it was scanned or typed. */
  code: string
  onSearch: (code: string) => void
}

function Answer({ code }: { code: string }) {
  const { data, error, reload } = useCertificate(code)
  if (data) return <CertificateCheckView checked={data} />
  if (error?.code === codes.notFound)
    return (
      <Notice tone="warning" title="没有查到这张证书">
        请核对核验码；确认无误仍查不到的，证书可能不是本协会颁发的。
      </Notice>
    )
  return (
    <PageSection title="查验结果">
      <PanelPending error={error} onRetry={reload}>
        证书信息没有加载出来。
      </PanelPending>
    </PageSection>
  )
}

/** The public check of a certificate by the code that is printed on it. */
export function CertificateCheckPanel({ code, onSearch }: CertificateCheckPanelProps) {
  const [typed, setTyped] = useState(code)
  const [wrong, setWrong] = useState('')
  const isCode = verifyCodePattern.test(plainVerifyCode(code))
  return (
    <S.Check>
      <PageHeader title={memberPages.verifyCertificate.title} />
      <search>
        <S.Search
          noValidate
          onSubmit={event => {
            event.preventDefault()
            const plain = plainVerifyCode(typed)
            const isGood = verifyCodePattern.test(plain)
            setWrong(isGood ? '' : '核验码是证书二维码旁的 8 位字母和数字')
            if (isGood) onSearch(plain)
          }}
        >
          <TextField
            label="证书核验码"
            placeholder="二维码旁的 8 位字母和数字"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            error={wrong === '' ? undefined : wrong}
            autoComplete="off"
            maxLength={20}
          />
          <Button type="submit" variant="primary" icon={SearchIcon}>
            查询
          </Button>
        </S.Search>
      </search>
      {isCode ? <Answer key={code} code={plainVerifyCode(code)} /> : null}
    </S.Check>
  )
}
