export {
  MemberSignIn,
  signInTitles,
  signInViews,
  type MemberSignInProps,
  type SignInView,
} from './MemberSignIn.tsx'
export { SignInHelp, SignInLayout, type PublicService, type SignInLayoutProps } from './SignInLayout.tsx'
export { StaffSignIn } from './StaffSignIn.tsx'
