import { Navigate, useParams } from 'react-router-dom'
import { PageTitle } from '@portal/domain/page-title'
import { PersonalApplicationPanel } from '@portal/domain/personal-application'
import { paths } from '../paths.ts'
import UpcomingPage from './upcoming.tsx'

/** Application for personal or enterprise membership. */
export default function ApplyMemberPage() {
  const { memberType } = useParams()
  if (memberType === 'enterprise') return <UpcomingPage title="单位会员申请" />
  if (memberType !== 'personal') return <Navigate replace to={paths.notFound} />
  return (
    <>
      <PageTitle>申请个人会员</PageTitle>
      <PersonalApplicationPanel />
    </>
  )
}
