import { useCurrentStaff } from '@portal/api/hooks/staff'
import { landingPage, publicStaffPages } from '@portal/api/rules/staff-pages'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** No such page, or none for this sub-role: the way out is the own landing (D3). */
export default function NotFoundPage({ title }: PageProps) {
  const staff = useCurrentStaff()
  const wayOut = staff.data ? landingPage(staff.data.remark) : publicStaffPages.login
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <main>
        <MessagePage
          title={title}
          text="地址可能写错了，或者页面已经移走，也可能当前岗位不能打开它。"
          mark="404"
          ways={[{ name: wayOut.title, to: wayOut.path }]}
        />
      </main>
    </>
  )
}
