import type { PersonalForm } from '@portal/api/contract/applications.schema'
import { personalApplication } from '@portal/api/rules/personal-form'
import { sampleForm } from '@portal/api/rules/sample-form'

/** A form that passes every rule. */
export const aForm = (part: Partial<PersonalForm> = {}): PersonalForm => ({
  ...sampleForm(personalApplication.fields),
  user_name: '陈知行',
  gender: '0',
  id_number: '11010119900307002X',
  political: '群众',
  education: '本科',
  employer: '示例制造股份有限公司',
  position: '财务经理',
  work_age: 'p610',
  email: 'chen@example.com',
  ...part,
})
