import { DuesRecordPanel } from '@portal/domain/member/dues-record'
import { MembershipPanel, UnitMembershipPanel } from '@portal/domain/member/membership-panel'
import { PageTitle } from '@portal/domain/shared/page-title'
import { TodoListPanel } from '@portal/domain/member/todo-list'
import { PageHeader } from '@portal/ui/page-header'

/** Membership, what waits for the member, the unit, and what was paid. */
export default function MemberInfoPage() {
  return (
    <>
      <PageTitle>会员信息</PageTitle>
      <PageHeader title="会员信息" />
      <MembershipPanel />
      <TodoListPanel />
      <UnitMembershipPanel />
      <DuesRecordPanel />
    </>
  )
}
