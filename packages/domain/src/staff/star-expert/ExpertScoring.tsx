import { Suspense, useId, useState } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { ExpertFile, ExpertView } from '@portal/api/contract/star-experts.schema'
import type { ExpertLink } from '@portal/api/hooks/star-experts'
import { criterionNames, pointsText, totalOf } from '@portal/api/rules/star-figures'
import { starName } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { EyeOffIcon, StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { preloadable } from '@portal/ui/preloadable'
import { OwnTotals } from '../talent-desk/OwnTotals.tsx'
import { ScoreCriteria } from '../talent-desk/ScoreCriteria.tsx'
import { SheetConflict } from '../talent-desk/SheetConflict.tsx'
import { SheetSaved } from '../talent-desk/SheetSaved.tsx'
import { filesOf, snapshotGroups } from '../talent-desk/snapshot-rows.ts'
import * as T from '../talent-desk/Talent.styles.ts'
import { isScore } from '../talent-desk/talent-draft.ts'
import { ExpertFrame } from './ExpertFrame.tsx'
import * as S from './StarExpert.styles.ts'
import { useExpertSheet } from './use-expert-sheet.ts'

const ExpertScoreDialogs = preloadable(async () => ({
  default: (await import('./ExpertScoreDialogs.tsx')).ExpertScoreDialogs,
}))
const DocumentsDialog = preloadable(async () => ({
  default: (await import('../staff-documents/DocumentsDialog.tsx')).DocumentsDialog,
}))

export interface ExpertScoringProps {
  link: ExpertLink
  view: ExpertView
  applicant: NonNullable<ExpertView['applicant']>
  file: ExpertFile
  onRecused: () => void
}

/** The frozen profile criterion by criterion, the own scores beside it, and the seal. */
export function ExpertScoring({ link, view, applicant, file, onRecused }: ExpertScoringProps) {
  const own = useExpertSheet(link, file.own_sheet, onRecused)
  const titleId = useId()
  const [shown, setShown] = useState<FileRef | null>(null)
  const { weights, required } = file
  const { sheet } = own
  const groups = snapshotGroups(file.snapshot, file.words)
  const files = filesOf(groups)
  const total = criterionNames.every(name => isScore(sheet.scores[name]))
    ? totalOf(weights, sheet.scores)
    : null

  return (
    <ExpertFrame wide>
      <S.Head>
        <h1>{applicant.name}</h1>
        <p>
          <span>{applicant.application_no}</span>
          <span>
            {starName(view.star)}评价 · {applicant.position}
          </span>
          <span>{view.category}类</span>
          <span>请在 {view.expires_at.slice(0, 16)} 前提交</span>
        </p>
      </S.Head>
      <S.Columns>
        <S.Sheet aria-labelledby={titleId}>
          <S.SheetName id={titleId}>评分项与依据</S.SheetName>
          <SheetConflict
            autosave={own.autosave}
            own={file.own_sheet}
            sheet={sheet}
            onLoad={own.load}
            onKeep={own.keep}
          />
          <ScoreCriteria
            weights={weights}
            groups={groups}
            own={{ sheet, onChange: own.change }}
            sheets={[]}
            onFile={setShown}
          />
        </S.Sheet>
        <S.Side aria-label="评分表">
          <S.Stay>
            <T.Title as="h2">
              评分表
              <SheetSaved autosave={own.autosave} savedAt={file.own_sheet.saved_at} />
            </T.Title>
            <OwnTotals weights={weights} required={required} star={view.star} sheet={sheet} />
            <S.Blind>
              <EyeOffIcon size={16} />
              <span>评委各自独立评分，互相看不到评分表。资料里的姓名和联系方式已遮盖，原件照原样显示。</span>
            </S.Blind>
            {own.message === '' ? null : (
              <Notice tone="error" role="alert">
                {own.message}
              </Notice>
            )}
            <S.Acts>
              <Button variant="seal" icon={StampIcon} onClick={() => own.ask('hand_in')}>
                提交评分表{total === null ? '' : ` ${pointsText(total)}`}
              </Button>
              <Button variant="text" onClick={() => own.ask('recuse')}>
                发现利益冲突，退出评分
              </Button>
            </S.Acts>
            <S.Hint>可以先关闭页面，之后在这台设备上从同一个链接继续。</S.Hint>
          </S.Stay>
        </S.Side>
      </S.Columns>
      {own.asked === null ? null : (
        <Suspense fallback={null}>
          <ExpertScoreDialogs name={applicant.name} own={own} act={own.asked} />
        </Suspense>
      )}
      {shown === null ? null : (
        <Suspense fallback={null}>
          <DocumentsDialog
            title={`${applicant.name}的证明材料`}
            files={files}
            first={Math.max(
              0,
              files.findIndex(({ file_id }) => file_id === shown.file_id),
            )}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </ExpertFrame>
  )
}
