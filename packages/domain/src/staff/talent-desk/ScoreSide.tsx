import type { DeskStar } from '@portal/api/contract/stars.schema'
import type { Draft } from '@portal/api/hooks/unsent'
import { criteria, criterionNames, needsThird, pointsText, totalOf } from '@portal/api/rules/star-figures'
import { CircleCheckIcon, EyeOffIcon, StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import type { Autosave } from '../../shared/form-kit/autosave.ts'
import { DeskKeys } from '../staff-desk/index.ts'
import { ActButton } from './ActButton.tsx'
import { ExpertInvitations } from './ExpertInvitations.tsx'
import { besideRequired, OwnTotals } from './OwnTotals.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { useOwnSheet } from './ScoreSheet.tsx'
import { SheetSaved } from './SheetSaved.tsx'
import { TalentFoot, TalentHistory } from './SideParts.tsx'
import * as S from './Talent.styles.ts'
import { isScore, type SheetDraft, type TalentDraft } from './talent-draft.ts'
import { minuteOf } from './talent-words.ts'
import type { TalentDecision } from './use-talent-decision.ts'

export interface ScoreSideProps {
  application: DeskStar
  draft: Draft<TalentDraft>
  autosave: Autosave<SheetDraft> | undefined
  today: string
  decision: TalentDecision
}

function OwnTotalsOf({ application, draft }: Pick<ScoreSideProps, 'application' | 'draft'>) {
  const sheet = useOwnSheet(application.own_sheet, draft)
  return sheet ? <OwnTotals {...application} sheet={sheet} /> : null
}

/** All sheets that may be seen, side by side. */
function SheetsCompared({ application }: Pick<ScoreSideProps, 'application'>) {
  const { weights, sheets, mean, required, star } = application
  return (
    <>
      <S.Title>评分表</S.Title>
      <S.Totals aria-label="评分表">
        <thead>
          <tr>
            <th scope="col">评分项</th>
            <th scope="col">权重</th>
            {sheets.map(({ scorer, own }) => (
              <th key={scorer} scope="col">
                {scorer}
                {own ? '（本人）' : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criterionNames.map(name => (
            <tr key={name}>
              <th scope="row">{criteria[name].label}</th>
              <td>{weights[name]}%</td>
              {sheets.map(({ scorer, scores }) => (
                <td key={scorer}>{scores[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>100%</td>
            {sheets.map(({ scorer, total }) => (
              <td key={scorer}>{pointsText(total)}</td>
            ))}
          </tr>
        </tfoot>
      </S.Totals>
      <S.Text>
        {mean === null
          ? '评分表还没有交齐，交齐后算出平均分。'
          : `平均 ${pointsText(mean)} 分，${besideRequired(mean, required, star)}`}
      </S.Text>
    </>
  )
}

function Spread({ application: { sheets, spread, own_sheet } }: Pick<ScoreSideProps, 'application'>) {
  const totals = sheets.map(({ total }) => total)
  const apart =
    totals.length < 2 || own_sheet?.state === 'scoring' ? null : Math.max(...totals) - Math.min(...totals)
  return (
    <>
      <S.Title>分差规则</S.Title>
      <S.Text>
        {apart === null
          ? ''
          : `${sheets.length} 份合计最多相差 ${pointsText(apart)} 分${needsThird({ spread }, totals) ? '，需要第三位评委' : ''}。`}
        两份合计相差 {pointsText(spread)} 分以内，进入合议；超过 {pointsText(spread)}{' '}
        分，请第三位评委独立评分后再合议。
      </S.Text>
    </>
  )
}

/** The applicant wants to give up: the association agrees, or does not. */
function CancelWish({ application, decision }: Pick<ScoreSideProps, 'application' | 'decision'>) {
  const wish = application.cancel_asked
  if (!wish) return null
  return (
    <>
      <Notice tone="warning" title="申请人申请撤销">
        {minuteOf(wish.at)} 提出{wish.reason === '' ? '，没有写原因。' : `：${wish.reason}`}
      </Notice>
      {application.allowed.includes('decide_cancel') ? (
        <S.Fields>
          <S.Acts>
            <ActButton act="agree_cancel" decision={decision}>
              同意撤销
            </ActButton>
            <ActButton act="refuse_cancel" decision={decision}>
              不同意
            </ActButton>
          </S.Acts>
        </S.Fields>
      ) : null}
    </>
  )
}

function Declared({ application, decision }: Pick<ScoreSideProps, 'application' | 'decision'>) {
  const { own_sheet: own, allowed } = application
  if (!own) return null
  return (
    <>
      <S.Title>利益冲突声明</S.Title>
      <S.Lines>
        <li data-line>
          <CircleCheckIcon size={16} />
          <span>
            {own.state === 'recused'
              ? '您已声明有利益冲突，回避这份申请'
              : '与申请人及其单位无亲属、任职、师生、交易关系'}
          </span>
        </li>
      </S.Lines>
      <S.Text>
        {minuteOf(own.declared_at)} 声明{own.state === 'recused' ? '' : '，打开资料之前'}。
      </S.Text>
      {allowed.includes('recuse') ? (
        <ActButton act="recuse" variant="text" decision={decision}>
          发现冲突，退出评分
        </ActButton>
      ) : null}
    </>
  )
}

function HandInFoot({
  application,
  draft,
  decision,
}: Pick<ScoreSideProps, 'application' | 'draft' | 'decision'>) {
  const sheet = useOwnSheet(application.own_sheet, draft)
  const total =
    sheet && criterionNames.every(name => isScore(sheet.scores[name]))
      ? totalOf(application.weights, sheet.scores)
      : null
  return (
    <TalentFoot
      message={decision.dialog === null ? decision.refused?.what.message : undefined}
      note="提交后不能修改或撤回，随后可见其他评委的评分表。"
    >
      <ActButton act="hand_in" variant="seal" icon={StampIcon} decision={decision}>
        提交评分表{total === null ? '' : ` ${pointsText(total)}`}
      </ActButton>
      <DeskKeys />
    </TalentFoot>
  )
}

/** Beside the criteria: the own sum, what the others come to once they may be seen, and the decision. */
export function ScoreSide({ application, draft, autosave, today, decision }: ScoreSideProps) {
  const { own_sheet: own, sheets, allowed, history } = application
  const scoring = allowed.includes('score') && own !== null
  const proposes = allowed.includes('propose') || allowed.includes('fail')
  return (
    <S.Side>
      <S.SideBody tabIndex={0} aria-label="评分与合议">
        <CancelWish application={application} decision={decision} />
        {scoring ? (
          <>
            <S.Title>
              本人评分表
              {autosave ? <SheetSaved autosave={autosave} savedAt={own.saved_at} /> : null}
            </S.Title>
            <OwnTotalsOf application={application} draft={draft} />
            <S.Title>其他评委</S.Title>
            <S.Lines>
              <li>
                <EyeOffIcon size={16} />
                <span>其他评委的评分表</span>
                <span data-end>本人提交后可见</span>
              </li>
            </S.Lines>
            <S.Text>
              提交前看不到其他评委的进度、分数和评语，列表、计数和平均数里也没有；对方同样看不到本表。
            </S.Text>
          </>
        ) : sheets.length > 0 ? (
          <SheetsCompared application={application} />
        ) : (
          <>
            <S.Title>评分表</S.Title>
            <S.Text>现在没有您可以查看的评分表。</S.Text>
          </>
        )}
        <ExpertInvitations application={application} />
        <Spread application={application} />
        {proposes ? <ProposalForm application={application} draft={draft} decision={decision} /> : null}
        <Declared application={application} decision={decision} />
        <TalentHistory history={history} today={today} />
      </S.SideBody>
      {scoring ? <HandInFoot application={application} draft={draft} decision={decision} /> : null}
      {!scoring && proposes ? (
        <TalentFoot
          message={decision.dialog === null ? decision.refused?.what.message : undefined}
          note="拟定后开始公示，公示期满且无异议才能授予。"
        >
          <ActButton act="propose" variant="primary" decision={decision} onClick={decision.propose}>
            提交合议结果
          </ActButton>
          <DeskKeys />
        </TalentFoot>
      ) : null}
    </S.Side>
  )
}
