import { useSearchParams } from 'react-router-dom'
import { useHome } from '@portal/api/hooks/home'
import { PageTitle } from '@portal/domain/shared/page-title'
import { MemberSignIn, SignInLayout, signInTitles, signInViews } from '@portal/domain/shared/sign-in'
import { paths } from '../paths.ts'

const services = [
  { name: '会员查询', hint: '按会员编号或姓名', to: paths.searchMember },
  { name: '证书核验', hint: '扫码或输入证书编号', to: paths.searchMember },
  { name: '考试成绩查询', hint: '按准考证号', to: paths.searchScore },
]

const others = [
  { name: '机构登录', href: '/institutionlogin' },
  { name: '协会管理端', href: paths.managerLogin },
]

/** Fetches the page that most people open after sign-in, while they are still typing. */
const fetchNext = () => {
  void import('./home.tsx')
  void import('./member-info.tsx')
}

/** Member sign-in, registration and forgotten password. */
export default function LoginPage() {
  const [query] = useSearchParams()
  const phone = useHome().data?.site_info.tel_phone
  const view = signInViews.find(name => name === query.get('view')) ?? 'login'

  // the way back survives the change between the three views
  const redirect = query.get('redirect')
  const keep = (path: string) =>
    redirect === null
      ? path
      : `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`

  return (
    <>
      <PageTitle>{signInTitles[view]}</PageTitle>
      <SignInLayout
        title={signInTitles[view]}
        services={services}
        helpPhone={phone}
        onInputCapture={fetchNext}
      >
        <MemberSignIn
          view={view}
          paths={{ login: keep(paths.login), register: keep(paths.register), forgot: keep(paths.forgot) }}
          others={others}
        />
      </SignInLayout>
    </>
  )
}
