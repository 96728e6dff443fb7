import type { ExpertView } from '@portal/api/contract/star-experts.schema'
import { useBeginExpert, type ExpertLink } from '@portal/api/hooks/star-experts'
import { association } from '@portal/api/rules/association'
import { starName } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { ExpertFrame } from './ExpertFrame.tsx'
import * as S from './StarExpert.styles.ts'

export interface ExpertWelcomeProps {
  link: ExpertLink
  view: ExpertView
}

/** Who invites, and for what; pressing the button uses the link. */
export function ExpertWelcome({ link, view: { star, category, expires_at } }: ExpertWelcomeProps) {
  const { run, busy, error } = useBeginExpert()
  return (
    <ExpertFrame>
      <S.Card>
        <h1>邀请您评审一份星级评价申请</h1>
        <S.Facts>
          <div>
            <dt>邀请方</dt>
            <dd>{association.name}</dd>
          </div>
          <div>
            <dt>申报星级</dt>
            <dd>{starName(star)}</dd>
          </div>
          <div>
            <dt>评价类别</dt>
            <dd>{category}类</dd>
          </div>
          <div>
            <dt>截止时间</dt>
            <dd>{expires_at.slice(0, 16)}</dd>
          </div>
        </S.Facts>
        <S.Steps aria-label="评审步骤">
          <li>声明与申请人有没有利益冲突</li>
          <li>查看申请资料，按五项打分，可以写评语；边写边保存</li>
          <li>提交评分表；提交后不能修改</li>
        </S.Steps>
        <p>链接只能在一台设备的一个浏览器里使用。请在您准备评审的电脑上开始，之后从同一个链接继续。</p>
        {error ? (
          <Notice tone="error" role="alert" title="没有开始">
            {error.message}
          </Notice>
        ) : null}
        <S.Acts>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="正在开始"
            onClick={() => void run({ body: link }, { silent: true })}
          >
            开始评审
          </Button>
        </S.Acts>
      </S.Card>
    </ExpertFrame>
  )
}
