import { useState } from 'react'
import type { Resume } from '@portal/api/contract/resumes.schema'
import { useShareResume } from '@portal/api/hooks/resumes'
import { useToday } from '@portal/api/hooks/use-today'
import { addDays } from '@portal/api/rules/dates'
import {
  resumeDays,
  resumeSectionNames,
  resumeSections,
  sharedResumePath,
  type ResumeDays,
  type ResumeSection,
} from '@portal/api/rules/resume'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { CopyButton } from '@portal/ui/copy-button'
import { LinkIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { Segmented } from '@portal/ui/segmented'
import { PageSection } from '../../shared/page-section/index.ts'
import { contentOf } from './resume-parts.ts'
import * as S from './ResumePage.styles.ts'

const periods = resumeDays.map(days => ({ value: String(days), label: `${days} 天` }))

export interface ShareFormProps {
  /** With all of its sections. */
  resume: Resume
  /** Those that are shown; the sheet beside shows the same. */
  chosen: readonly ResumeSection[]
  onChoose: (section: ResumeSection, shown: boolean) => void
}

/** 分享简历: what a link shows and for how long; the link itself, once. */
export function ShareForm({ resume, chosen, onChoose }: ShareFormProps) {
  const today = useToday()
  const share = useShareResume()
  const [days, setDays] = useState<ResumeDays>(30)
  const [made, setMade] = useState<{ url: string; until: string } | null>(null)

  async function make() {
    const outcome = await share.run({ body: { sections: [...chosen], days } }, { silent: true })
    if (!outcome.ok) return
    const { link, token } = outcome.data
    setMade({ url: `${location.origin}${sharedResumePath(token)}`, until: link.expires_on })
  }

  return (
    <PageSection title="分享简历" flush>
      <S.Note>简历只有您能看到。生成链接后，拿到链接的人可以看，到期自动失效，也可以随时收回。</S.Note>
      <S.Group>
        <S.Legend>
          链接里显示 <small>已选 {chosen.length} 项</small>
        </S.Legend>
        <S.Choices>
          {resumeSectionNames.map(section => {
            const content = contentOf(resume, section)
            return (
              <li key={section}>
                <Checkbox
                  checked={chosen.includes(section)}
                  disabled={content === ''}
                  onChange={event => onChoose(section, event.target.checked)}
                >
                  {resumeSections[section]}
                </Checkbox>
                <span>{content === '' ? '没有内容' : content}</span>
              </li>
            )
          })}
        </S.Choices>
        <S.Note>身份证号和证明材料不会出现在链接里。之后修改资料，链接里显示的也随之更新。</S.Note>
      </S.Group>
      <S.Group as="div">
        <S.Legend as="p">有效期</S.Legend>
        <S.Days>
          <Segmented
            label="有效期"
            items={periods}
            value={String(days)}
            onChange={value => setDays(resumeDays.find(known => String(known) === value) ?? days)}
          />
          <span>{addDays(today, days)} 当天结束时失效</span>
        </S.Days>
      </S.Group>
      <S.Make>
        <Button
          block
          variant="primary"
          icon={LinkIcon}
          busy={share.busy}
          busyLabel="正在生成"
          disabled={chosen.length === 0}
          onClick={event => {
            // the second press of a double click may come when the first is answered already
            if (event.detail <= 1) void make()
          }}
        >
          生成链接
        </Button>
        {chosen.length === 0 ? <S.Note>请至少选择一项有内容的资料。</S.Note> : null}
        {share.error ? (
          <Notice tone="error" role="alert" title="链接没有生成">
            {share.error.message}
          </Notice>
        ) : null}
        <div aria-live="polite">
          {made === null ? null : (
            <Notice tone="success" title="链接已生成，请现在复制">
              <S.Told>
                <code>{made.url}</code>
                <CopyButton text={made.url} what="链接" />
              </S.Told>
              <p>
                完整的链接只显示这一次，离开本页后不能再查看；丢失了可以收回，再生成一个。
                {made.until} 当天结束时失效。
              </p>
            </Notice>
          )}
        </div>
      </S.Make>
    </PageSection>
  )
}
