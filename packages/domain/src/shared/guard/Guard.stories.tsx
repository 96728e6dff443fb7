import { Route, Routes, useLocation } from 'react-router-dom'
import { useClient } from '@portal/api/hooks/api-context'
import { arrives } from '../../../../../.storybook/arrives.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RedirectOnSessionEnd, SignedIn, SignedOut } from './Guard.tsx'

function Site() {
  const { pathname, search } = useLocation()
  const { session } = useClient()
  return (
    <>
      <RedirectOnSessionEnd signInPath="/login" />
      <Routes>
        <Route
          path="/login"
          element={
            <SignedOut>
              <h1>登录</h1>
              <button type="button" onClick={() => session.start('story-session-token', '/landing')}>
                登录
              </button>
            </SignedOut>
          }
        />
        <Route
          path="/public"
          element={
            <>
              <h1>公开页面</h1>
              <button type="button" onClick={() => session.end()}>
                会话失效
              </button>
            </>
          }
        />
        <Route
          path="*"
          element={
            <SignedIn signInPath="/login">
              <h1>登录后可见</h1>
            </SignedIn>
          }
        />
      </Routes>
      <output aria-label="地址">{pathname + search}</output>
    </>
  )
}

const meta = preview.meta({ component: Site, tags: ['no-picture'] })

const at = (entry: string, session: 'register' | 'none' = 'register') => ({
  session,
  router: { initialEntries: [entry] },
})

export const SignedInSeesThePage = meta.story({
  parameters: at('/orders?page=2'),
  play: context => arrives(context, '/orders?page=2'),
})
export const SignedOutIsLedToSignIn = meta.story({
  parameters: at('/orders?page=2', 'none'),
  play: context => arrives(context, '/login?redirect=%2Forders%3Fpage%3D2'),
})
export const SignInFollowsTheWayBack = meta.story({
  parameters: at('/login?redirect=%2Forders', 'none'),
  play: async context => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '登录' }))
    await arrives(context, '/orders')
  },
})
export const SignInLandsWithoutAWayBack = meta.story({
  parameters: at('/login', 'none'),
  play: async context => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '登录' }))
    await arrives(context, '/landing')
  },
})
export const ComingSignedInTakesNoWayBack = meta.story({
  parameters: at('/login?redirect=%2Forders'),
  play: context => arrives(context, '/'),
})
export const AnEndedSessionLeadsFromPublicPagesToo = meta.story({
  parameters: at('/public?a=1'),
  play: async context => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '会话失效' }))
    await arrives(context, '/login?redirect=%2Fpublic%3Fa%3D1')
  },
})
