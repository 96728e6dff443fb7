import { useSearchParams } from 'react-router-dom'
import { useHome } from '@portal/api/hooks/home'
import { memberPages } from '@portal/api/rules/member-pages'
import { PageTitle } from '@portal/domain/shared/page-title'
import {
  MemberSignIn,
  SignInHelp,
  SignInLayout,
  signInTitles,
  signInViews,
} from '@portal/domain/shared/sign-in'

const { institutionLogin, login, managerLogin, searchMember, searchScore, verifyCertificate } = memberPages

const services = [
  { name: searchMember.title, hint: '按会员编号或姓名', to: searchMember.path },
  { name: verifyCertificate.title, hint: '扫码或输入证书编号', to: verifyCertificate.aliases[0] },
  { name: searchScore.title, hint: '按准考证号', to: searchScore.path },
]

const others = [
  { name: institutionLogin.title, href: institutionLogin.path },
  { name: '协会管理端', href: managerLogin.path },
]

/** Fetches the page that most people open after sign-in, while they are still typing. */
const fetchNext = () => {
  for (const page of [import('./home.tsx'), import('./member-info.tsx')]) page.catch(() => undefined)
}

/** Apart, so that the form is not drawn again when the details of the site come. */
function Help() {
  const phone = useHome().data?.site_info.tel_phone
  return phone === undefined ? null : <SignInHelp phone={phone} />
}

/** Member sign-in, registration and forgotten password. */
export default function LoginPage() {
  const [query] = useSearchParams()
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
      <SignInLayout title={signInTitles[view]} services={services} help={<Help />} onInputCapture={fetchNext}>
        <MemberSignIn
          view={view}
          paths={{
            login: keep(login.path),
            register: keep(`${login.path}?view=register`),
            forgot: keep(`${login.path}?view=forgot`),
          }}
          others={others}
        />
      </SignInLayout>
    </>
  )
}
