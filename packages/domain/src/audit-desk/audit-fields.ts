import type { Application, PersonalField } from '@portal/api/contract/applications.schema'
import { genders, workAges } from '@portal/api/rules/options'

/** What the applicant filled in, in the order it is audited. */
export const auditGroups = [
  { name: '基本信息', fields: ['user_name', 'gender', 'id_number', 'political', 'education'] },
  {
    name: '工作与联系',
    fields: ['employer', 'position', 'title', 'work_age', 'email', 'address', 'intro'],
  },
  { name: '材料', fields: ['attachment_ids'] },
] as const satisfies readonly { name: string; fields: readonly PersonalField[] }[]

export const fieldNames = {
  user_name: '姓名',
  gender: '性别',
  id_number: '身份证号',
  political: '政治面貌',
  education: '最高学历',
  employer: '工作单位',
  position: '职务',
  title: '职称',
  work_age: '财务工作年限',
  email: '邮箱',
  address: '通讯地址',
  intro: '个人简介',
  attachment_ids: '证明材料',
} as const satisfies Record<PersonalField, string>

const wordOf = (options: Readonly<Record<string, string>>, code: string) => options[code] ?? code

/** A value in words: option codes by their labels, files by their number. */
export function fieldText(application: Application, field: PersonalField): string {
  const value = application.form[field]
  if (field === 'attachment_ids') {
    const { length } = application.attachments
    return length === 0 ? '' : `${length} 个文件`
  }
  if (typeof value !== 'string') return ''
  if (field === 'gender') return wordOf(genders, value)
  if (field === 'work_age') return wordOf(workAges, value)
  return value
}
