import { useParams } from 'react-router-dom'
import { SandboxCashierPanel } from '@portal/domain/member/sandbox-cashier'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Where the sandbox's payments are made, by whoever has scanned the code. */
export default function SandboxCashierPage({ title }: PageProps) {
  const { number = '' } = useParams()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SandboxCashierPanel number={number} />
    </>
  )
}
