import type { Resume, ResumeLine } from '@portal/api/contract/resumes.schema'
import { memberPages } from '@portal/api/rules/member-pages'
import { resumeCollections, resumeSections, type ResumeSection } from '@portal/api/rules/resume'

/** A collection as it is printed. */
export interface ResumePart {
  title: string
  lines: readonly ResumeLine[]
}

export const partsOf = (resume: Resume): ResumePart[] =>
  resumeCollections.flatMap(name => {
    const lines = resume[name] ?? []
    return lines.length === 0 ? [] : [{ title: resumeSections[name], lines }]
  })

/** What the sheet is headed with. */
export const headingOf = ({ basic }: Resume): string =>
  basic === null || basic.name === '' ? memberPages.resume.title : basic.name

/** The resume with these sections alone. */
export function withSections(resume: Resume, chosen: readonly ResumeSection[]): Resume {
  const shows = (section: ResumeSection) => chosen.includes(section)
  return {
    basic: shows('basic') ? resume.basic : null,
    photo_url: shows('id_photo') ? resume.photo_url : null,
    contact: shows('contact') ? resume.contact : null,
    customer_edus: shows('customer_edus') ? resume.customer_edus : null,
    customer_jobs: shows('customer_jobs') ? resume.customer_jobs : null,
    credentials: shows('credentials') ? resume.credentials : null,
    job_profits: shows('job_profits') ? resume.job_profits : null,
    papers: shows('papers') ? resume.papers : null,
    star: shows('star') ? resume.star : null,
    made_on: resume.made_on,
  }
}

/** What a section would show, in a few words; empty where there is nothing. */
export function contentOf(resume: Resume, section: ResumeSection): string {
  switch (section) {
    case 'basic':
      return resume.basic === null || resume.basic.name === '' ? '' : '姓名、职务、工龄'
    case 'id_photo':
      return resume.photo_url === null ? '' : '简历右上角'
    case 'contact':
      return resume.contact === null ? '' : resume.contact.email === '' ? '手机' : '手机、邮箱'
    case 'star':
      return resume.star === null ? '' : '可扫码核验'
    default: {
      const count = resume[section]?.length ?? 0
      if (count === 0) return ''
      return section === 'credentials' ? `${count} 条，编号打码` : `${count} 条`
    }
  }
}
