import { useCurrentStaff } from '@portal/api/hooks/users'
import { landingPath } from '@portal/api/rules/rights'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle } from '@portal/domain/shared/page-title'
import { staffTitle } from '@portal/domain/staff/staff-layout'
import { paths } from '../paths.ts'

/** No such page, or none for this sub-role: the way out is the own landing (D3). */
export default function NotFoundPage() {
  const staff = useCurrentStaff()
  const landing = staff.data ? landingPath(staff.data.remark) : null
  return (
    <>
      <PageTitle>没有找到这个页面</PageTitle>
      <main>
        <MessagePage
          title="没有找到这个页面"
          text="地址可能写错了，或者页面已经移走，也可能当前岗位不能打开它。"
          mark="404"
          ways={[
            landing === null
              ? { name: '管理端登录', to: paths.login }
              : { name: staffTitle(landing), to: landing },
          ]}
        />
      </main>
    </>
  )
}
