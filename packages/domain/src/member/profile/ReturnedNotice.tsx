import type { StarApplication } from '@portal/api/contract/stars.schema'
import { countRemarks } from '@portal/api/rules/application'
import { starName } from '@portal/api/rules/star'
import { Notice } from '@portal/ui/notice'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { applyPath } from '../evaluation/evaluation-address.ts'

/** What is shown of an application that was sent back. */
export type Returned = Pick<StarApplication, 'star' | 'remark' | 'remarks' | 'deadline_at'>

export interface ReturnedNoticeProps {
  returned: Returned
}

/** The association has sent an application back: what is to be mended stands below, and how it goes on. */
export function ReturnedNotice({ returned: { star, remark, remarks, deadline_at } }: ReturnedNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={`${starName(star)}评价已退回，请按 ${countRemarks(remarks, remark)} 条意见补正`}
      action={
        <TextLink as={Link} to={applyPath()}>
          去重新提交
        </TextLink>
      }
    >
      {remark === '' ? null : <p>总体意见：{remark}</p>}
      <p>
        意见标在下面对应的资料上，改好后重新提交申请
        {deadline_at === null ? '' : `，截止 ${deadline_at.slice(0, 16)}`}。
      </p>
    </Notice>
  )
}
