import { useState } from 'react'
import { useRequestedCode } from '@portal/api/hooks/sign-in'
import { memberPages } from '@portal/api/rules/member-pages'
import { Tabs } from '@portal/ui/tabs'
import { TextLink } from '@portal/ui/text-link'
import { useTakingOver } from '../first-paint/index.ts'
import { Link } from '../router-link/index.ts'
import { CodeSignInForm } from './CodeSignInForm.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { PasswordSignInForm } from './PasswordSignInForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import * as S from './SignInForm.styles.ts'

export const signInViews = ['login', 'register', 'forgot'] as const
export type SignInView = (typeof signInViews)[number]

export const signInTitles = {
  login: memberPages.login.title,
  register: '注册会员账号',
  forgot: '找回密码',
} as const satisfies Record<SignInView, string>

export interface MemberSignInProps {
  view: SignInView
  /** Address of each view. */
  paths: Record<SignInView, string>
  /** Other entrances below the form. */
  others: readonly { name: string; href: string }[]
}

/** Keeps what the next form starts with. It is no state: typing it draws its own field and nothing else. */
function keeperOf(kept: string) {
  return {
    read: () => kept,
    write: (next: string) => {
      kept = next
    },
  }
}

/** Sign-in, registration and forgotten password of members; the number typed in one stands in the others. */
export function MemberSignIn({ view, paths, others }: MemberSignInProps) {
  const [way, setWay] = useState<'code' | 'password'>('code')
  const requested = useRequestedCode()[0]?.phone ?? ''
  const [typed] = useState(() => keeperOf(requested))
  const allPanels = useTakingOver()

  const own = { phone: typed.read(), onPhone: typed.write }

  if (view === 'register' || view === 'forgot') {
    return (
      <>
        {view === 'register' ? <RegisterForm {...own} /> : <ForgotPasswordForm {...own} />}
        <S.Below>
          {view === 'register' ? '已有账号？' : '想起密码了？'}
          <TextLink as={Link} variant="inline" to={paths.login}>
            返回登录
          </TextLink>
        </S.Below>
      </>
    )
  }
  return (
    <>
      <Tabs
        label="登录方式"
        value={way}
        onChange={setWay}
        allPanels={allPanels}
        items={[
          { id: 'code', label: '验证码登录', panel: <CodeSignInForm {...own} /> },
          {
            id: 'password',
            label: '密码登录',
            panel: <PasswordSignInForm {...own} forgotPath={paths.forgot} />,
          },
        ]}
      />
      <S.Below>
        还没有账号？
        <TextLink as={Link} variant="inline" to={paths.register}>
          注册会员账号
        </TextLink>
      </S.Below>
      {others.length > 0 ? (
        <S.Others aria-label="其他入口">
          <span>其他入口</span>
          {others.map(other => (
            <TextLink key={other.name} href={other.href}>
              {other.name}
            </TextLink>
          ))}
        </S.Others>
      ) : null}
    </>
  )
}
