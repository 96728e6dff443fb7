import type { PersonalField } from '@portal/api/contract/applications.schema'
import type { Step } from '@portal/ui/steps'

/** What each field is called, in the form, the review and the messages. */
export const fieldLabels = {
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

export const stepNumbers = [1, 2, 3] as const
export type StepNumber = (typeof stepNumbers)[number]

export const stepTitles = {
  1: '基本信息',
  2: '工作与联系',
  3: '核对并提交',
} as const satisfies Record<StepNumber, string>

export const stepFields = {
  1: ['user_name', 'gender', 'id_number', 'political', 'education'],
  2: ['employer', 'position', 'title', 'work_age', 'email', 'address', 'intro', 'attachment_ids'],
  3: [],
} as const satisfies Record<StepNumber, readonly PersonalField[]>

export const stepOf = (field: PersonalField): StepNumber =>
  stepFields[1].some(name => name === field) ? 1 : 2

/** Step of the address, 1 where it names none. */
export const readStep = (query: string | null): StepNumber =>
  stepNumbers.find(step => String(step) === query) ?? 1

/** Id of the control of a field; error lists and remarks jump there. */
export const fieldId = (field: PersonalField): string => `apply-${field}`

/** Steps as the rail shows them: what is complete, what is missing, how much has to be mended. */
export function railSteps(
  current: StepNumber,
  missing: Partial<Record<PersonalField, string>>,
  errors: Partial<Record<PersonalField, unknown>>,
): Step[] {
  return stepNumbers.map(number => {
    const fields: readonly PersonalField[] = stepFields[number]
    const problems = fields.filter(field => errors[field] !== undefined).length
    const complete = fields.length > 0 && fields.every(field => missing[field] === undefined)
    return {
      id: String(number),
      label: stepTitles[number],
      note:
        problems > 0
          ? `${problems} 处需要修改`
          : fields.length === 0
            ? undefined
            : complete
              ? '已填写'
              : '未填完',
      problem: problems > 0,
      state: number === current ? 'current' : complete ? 'done' : 'todo',
      href: `?step=${number}`,
    }
  })
}
