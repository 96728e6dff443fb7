import { Outlet } from 'react-router-dom'
import { MemberCentrePanel } from '@portal/domain/member/member-centre'

/** The member centre around its pages. */
export default function HomePage() {
  return (
    <MemberCentrePanel>
      <Outlet />
    </MemberCentrePanel>
  )
}
