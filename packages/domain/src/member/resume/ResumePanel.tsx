import { useMemo, useState } from 'react'
import type { Resume } from '@portal/api/contract/resumes.schema'
import { useResume } from '@portal/api/hooks/resumes'
import { memberPages } from '@portal/api/rules/member-pages'
import { reservedSections, resumeSectionNames, type ResumeSection } from '@portal/api/rules/resume'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { PageHeader } from '@portal/ui/page-header'
import { TextLink } from '@portal/ui/text-link'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import { LinkList } from './LinkList.tsx'
import { contentOf, withSections } from './resume-parts.ts'
import { ResumePrintButton } from './ResumePrintButton.tsx'
import { ResumeStage } from './ResumeStage.tsx'
import { ShareForm } from './ShareForm.tsx'
import { useResumeSheets } from './use-resume-sheets.tsx'
import * as S from './ResumePage.styles.ts'

const { creditArchive, resume: page } = memberPages

const back = (
  <TextLink as={Link} to={creditArchive.path}>
    <ArrowLeftIcon size={16} />
    {creditArchive.title}
  </TextLink>
)

function Desk({ resume }: { resume: Resume }) {
  const [hidden, setHidden] = useState(reservedSections)
  const chosen = useMemo(
    () => resumeSectionNames.filter(name => !hidden.includes(name) && contentOf(resume, name) !== ''),
    [hidden, resume],
  )
  const shown = useMemo(() => withSections(resume, chosen), [resume, chosen])
  const { galley, sheets } = useResumeSheets(shown)

  const choose = (section: ResumeSection, isShown: boolean) =>
    setHidden(before =>
      isShown
        ? before.filter(name => name !== section)
        : [...before.filter(name => name !== section), section],
    )

  return (
    <>
      <PageHeader
        back={back}
        title={page.title}
        lead="按个人资料生成，资料改了简历也随之更新。这里看到的，就是链接里显示和打印出来的样子。"
        actions={<ResumePrintButton sheets={sheets} />}
      />
      {galley}
      <S.Columns>
        <ResumeStage resume={shown} sheets={sheets} />
        <S.Panel>
          <ShareForm resume={resume} chosen={chosen} onChoose={choose} />
          <LinkList />
        </S.Panel>
      </S.Columns>
    </>
  )
}

/** 个人简历: the profile as sheets of paper, and the links that share it. */
export function ResumePanel() {
  const { data, error, reload } = useResume()
  return (
    <S.Frame>
      {data ? (
        <Desk resume={data.resume} />
      ) : (
        <>
          <PageHeader back={back} title={page.title} />
          <S.Title>简历</S.Title>
          <PanelPending error={error} onRetry={reload}>
            个人简历没有加载出来。
          </PanelPending>
        </>
      )}
    </S.Frame>
  )
}
