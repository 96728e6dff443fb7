import { DuesRecordPanel } from '@portal/domain/member/dues-record'
import { MembershipPanel, UnitMembershipPanel } from '@portal/domain/member/membership-panel'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { TodoListPanel } from '@portal/domain/member/todo-list'
import { PageHeader } from '@portal/ui/page-header'

/** Membership, what waits for the member, the unit, and what was paid. */
export default function MemberInfoPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <MembershipPanel />
      <TodoListPanel />
      <UnitMembershipPanel />
      <DuesRecordPanel />
    </>
  )
}
