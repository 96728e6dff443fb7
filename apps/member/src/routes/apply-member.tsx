import { Navigate, useParams } from 'react-router-dom'
import { PageTitle } from '@portal/domain/shared/page-title'
import { PersonalApplicationPanel } from '@portal/domain/member/personal-application'
import { paths } from '../paths.ts'

/** Application for personal membership; the type is understood in both spellings of product.md §1 and §2. */
export default function ApplyMemberPage() {
  const { memberType } = useParams()
  if (memberType !== 'personal' && memberType !== 'personal_vip')
    return <Navigate replace to={paths.notFound} />
  return (
    <>
      <PageTitle>申请个人会员</PageTitle>
      <PersonalApplicationPanel />
    </>
  )
}
