import { memberPages } from '@portal/api/rules/member-pages'
import { TalentProfilePanel } from '@portal/domain/member/profile'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { Link } from '@portal/domain/shared/router-link'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { PageHeader } from '@portal/ui/page-header'
import { TextLink } from '@portal/ui/text-link'

/** The talent profile: basic data and the five collections. */
export default function CreditArchivePage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={
          <TextLink as={Link} to={memberPages.evaluation.path}>
            <ArrowLeftIcon size={16} />
            {memberPages.evaluation.title}
          </TextLink>
        }
        title={title}
        actions={
          <TextLink as={Link} to={memberPages.resume.path}>
            {memberPages.resume.title}
          </TextLink>
        }
        lead="这里的资料用于星级评价。提交申请时会留存一份快照，之后再改不影响已提交的申请。"
      />
      <TalentProfilePanel />
    </>
  )
}
