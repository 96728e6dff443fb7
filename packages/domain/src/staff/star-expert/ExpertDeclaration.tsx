import { useState } from 'react'
import type { ExpertView } from '@portal/api/contract/star-experts.schema'
import { useDeclareAsExpert, type ExpertLink } from '@portal/api/hooks/star-experts'
import { starName, starReasonLimit } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { RadioGroup } from '@portal/ui/radio-group'
import { TextareaField } from '@portal/ui/textarea-field'
import { ExpertFrame } from './ExpertFrame.tsx'
import * as S from './StarExpert.styles.ts'

export interface ExpertDeclarationProps {
  link: ExpertLink
  view: ExpertView
  onRecused: () => void
}

/** The file stays closed until the expert has said whether there is a conflict of interests (D7). */
export function ExpertDeclaration({
  link,
  view: { applicant, star, category },
  onRecused,
}: ExpertDeclarationProps) {
  const { run, busy, error } = useDeclareAsExpert()
  const [choice, setChoice] = useState<'none' | 'some' | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)

  async function declare() {
    setTried(true)
    if (choice === null) return
    const conflict = choice === 'some'
    const body = { ...link, conflict, note: conflict ? note.trim() : '' }
    const outcome = await run({ body }, { silent: true })
    if (outcome.ok && conflict) onRecused()
  }

  return (
    <ExpertFrame>
      <S.Card>
        <h1>利益冲突声明</h1>
        <p>打开资料之前，请先声明与申请人及其单位有没有亲属、任职、师生、交易等关系。声明会留存。</p>
        {applicant ? (
          <S.Facts>
            <div>
              <dt>申请人</dt>
              <dd>{applicant.name}</dd>
            </div>
            <div>
              <dt>单位</dt>
              <dd>{applicant.unit === '' ? '没有填写' : applicant.unit}</dd>
            </div>
            <div>
              <dt>申报</dt>
              <dd>
                {starName(star)} · {category}类 · {applicant.position}
              </dd>
            </div>
          </S.Facts>
        ) : null}
        <RadioGroup
          label="与申请人及其单位"
          error={tried && choice === null ? '请选择是否有利益冲突' : undefined}
          options={[
            { value: 'none', label: '没有利益冲突', help: '声明后打开资料，开始评分。' },
            { value: 'some', label: '有利益冲突，回避', help: '您不再参与这份申请，链接随即失效。' },
          ]}
          value={choice}
          onChange={setChoice}
        />
        {choice === 'some' ? (
          <TextareaField
            label="说明"
            optional
            rows={2}
            limit={starReasonLimit}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
        ) : null}
        {error ? (
          <Notice tone="error" role="alert" title="没有声明成功">
            {error.message}
          </Notice>
        ) : null}
        <S.Acts>
          <Button variant="primary" busy={busy} busyLabel="正在声明" onClick={() => void declare()}>
            {choice === 'some' ? '声明并回避' : '声明并打开资料'}
          </Button>
        </S.Acts>
      </S.Card>
    </ExpertFrame>
  )
}
