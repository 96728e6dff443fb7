import type { PersonalForm } from '@portal/api/contract/applications.schema'
import { personalApplication } from '@portal/api/rules/personal-form'
import { sampleForm } from '@portal/api/rules/sample-form'

/** Made up; only their check characters are real. */
const idNumbers = ['11010119900307002X', '110101199003070046', '110101199003070062']

/** What a demo applicant filled in; `long` fills every field as far as it goes. */
export const demoForm = (name: string, index: number, { long }: { long: boolean }): PersonalForm => ({
  ...sampleForm(personalApplication.fields),
  user_name: name,
  gender: index % 2 === 0 ? '0' : '1',
  id_number: idNumbers[index % idNumbers.length] ?? '11010119900307002X',
  political: '群众',
  education: '本科',
  employer: long
    ? '中国（上海）自由贸易试验区临港新片区江海联运供应链管理集团股份有限公司华东区域财务共享服务中心'
    : '示例制造股份有限公司',
  position: long ? '财务共享服务中心副主任兼资金管理部总经理' : '财务经理',
  title: '会计师',
  work_age: 'p610',
  email: `demo${index}@example.com`,
  intro: long ? '长期从事企业财务管理与数字化转型工作，主持建设集团财务共享服务中心。'.repeat(8) : '',
})
