import { describeForm, type Field } from './form-fields.ts'
import {
  financialworkage,
  gaoguangongling,
  gender,
  politicalOptions,
  user_jobprofit__type,
} from './options.ts'
import { maxAttachments } from './profile-limits.ts'

/** The talent profile: basic data and five collections of entries (product.md §3, D7). */

export const basicData = describeForm({
  groups: { basic: '基本信息' },
  fields: {
    user_name: {
      kind: 'text',
      group: 'basic',
      label: '姓名',
      min: 2,
      max: 50,
      hint: '与身份证件一致。',
      autoComplete: 'name',
    },
    gender: { kind: 'radio', group: 'basic', label: '性别', options: gender },
    id_number: {
      kind: 'idNumber',
      group: 'basic',
      label: '身份证号',
      hint: '18 位居民身份证号，加密保存，只用于核对身份。',
    },
    birthday: { kind: 'day', group: 'basic', label: '出生日期', until: 'today', half: true },
    political: { kind: 'select', group: 'basic', label: '政治面貌', options: politicalOptions, half: true },
    financialworkage: {
      kind: 'select',
      group: 'basic',
      label: '财务工龄',
      options: financialworkage,
      half: true,
    },
    gaoguangongling: {
      kind: 'select',
      group: 'basic',
      label: '高管工龄',
      optional: true,
      options: gaoguangongling,
      half: true,
    },
    email: { kind: 'email', group: 'basic', label: '邮箱' },
    region: { kind: 'region', group: 'basic', label: '所在地', optional: true },
    address: {
      kind: 'text',
      group: 'basic',
      label: '通讯地址',
      optional: true,
      max: 200,
      autoComplete: 'street-address',
    },
    intro: {
      kind: 'textarea',
      group: 'basic',
      label: '个人简介',
      optional: true,
      max: 500,
      placeholder: '主要经历、专业方向等，500 字以内',
    },
  },
})

const proofs = (list: string) =>
  ({
    kind: 'attachments',
    label: '证明材料',
    optional: true,
    list,
    max: maxAttachments,
  }) as const

/** Fields of an entry, of whatever collection. */
export type ProfileEntryFields = Readonly<
  Record<string, Field<'text' | 'textarea' | 'radio' | 'month' | 'coded' | 'money' | 'attachments'>>
>

interface CollectionDescription {
  /** Heading. */
  title: string
  /** One entry, in a button: 保存这段经历. */
  noun: string
  /** How many a profile needs to be complete. */
  needed: number
  /** Said where there is none yet. */
  none: string
  /** What tells the time of an entry; the latest stands first. */
  by: string
  /** Fields that are encrypted at rest. */
  sealed: readonly string[]
  entry: ProfileEntryFields
}

const describeCollections = <const C extends Record<string, CollectionDescription>>(collections: C): C =>
  collections

export const collections = describeCollections({
  customer_edus: {
    title: '教育经历',
    noun: '这段经历',
    needed: 1,
    none: '还没有教育经历。从最高学历填起，附上毕业证书或学位证书。',
    by: 'start_month',
    sealed: [],
    entry: {
      school: { kind: 'text', label: '学校', min: 2, max: 100, hint: '与毕业证书一致的全称。' },
      major: { kind: 'text', label: '专业', optional: true, max: 60, half: true },
      study_mode: { kind: 'coded', label: '学习形式', list: 'study_mode', half: true },
      education: { kind: 'coded', label: '学历', list: 'education', half: true },
      degree: { kind: 'coded', label: '学位', optional: true, list: 'degree', half: true },
      start_month: { kind: 'month', label: '开始年月', until: 'today', half: true },
      end_month: { kind: 'month', label: '结束年月', after: 'start_month', ongoing: '在读', half: true },
      attachments: proofs('customer_edus'),
    },
  },
  customer_jobs: {
    title: '工作经历',
    noun: '这段经历',
    needed: 1,
    none: '还没有工作经历。从现在的单位填起，附上任职证明。',
    by: 'start_month',
    sealed: [],
    entry: {
      employer: {
        kind: 'text',
        label: '工作单位',
        min: 2,
        max: 100,
        hint: '单位全称，与营业执照或法人证书一致。',
      },
      department: { kind: 'text', label: '部门', optional: true, max: 50, half: true },
      position: { kind: 'text', label: '职务', max: 50, half: true },
      industry: { kind: 'coded', label: '行业', list: 'industry', half: true },
      unit_size: { kind: 'coded', label: '单位规模', optional: true, list: 'unit_size', half: true },
      start_month: { kind: 'month', label: '开始年月', until: 'today', half: true },
      end_month: {
        kind: 'month',
        label: '结束年月',
        until: 'today',
        after: 'start_month',
        ongoing: '至今',
        half: true,
      },
      duties: { kind: 'textarea', label: '主要职责', max: 500, hint: '写职责与结果，评审时逐条对照。' },
      attachments: proofs('customer_jobs'),
    },
  },
  credentials: {
    title: '职业资格证书',
    noun: '这个证书',
    needed: 1,
    none: '还没有职业资格证书。填写职称、执业资格等证书，附上扫描件。',
    by: 'obtained_month',
    sealed: ['number'],
    entry: {
      name: { kind: 'text', label: '证书名称', max: 60, placeholder: '如 高级会计师' },
      kind: { kind: 'coded', label: '证书类别', list: 'credential_kind', half: true },
      number: {
        kind: 'text',
        label: '证书编号',
        max: 50,
        code: true,
        half: true,
      },
      issuer: { kind: 'text', label: '颁发机构', max: 100 },
      obtained_month: { kind: 'month', label: '取得年月', until: 'today', half: true },
      valid_until: {
        kind: 'month',
        label: '有效期至',
        after: 'obtained_month',
        ongoing: '长期有效',
        half: true,
      },
      attachments: proofs('credentials'),
    },
  },
  job_profits: {
    title: '工作业绩',
    noun: '这项业绩',
    needed: 1,
    none: '还没有工作业绩。填写主持或参与的项目、改革与获奖，附上证明材料。',
    by: 'year',
    sealed: [],
    entry: {
      type: { kind: 'radio', label: '业绩类型', options: user_jobprofit__type },
      title: { kind: 'text', label: '业绩名称', max: 100 },
      year: { kind: 'text', label: '年度', max: 4, digits: true, year: true, half: true },
      level: { kind: 'coded', label: '级别', list: 'profit_level', half: true },
      amount_fen: { kind: 'money', label: '经济效益', optional: true },
      description: { kind: 'textarea', label: '业绩说明', max: 500, hint: '写做法与可以核对的结果。' },
      attachments: proofs('job_profits'),
    },
  },
  papers: {
    title: '论文成果',
    noun: '这项成果',
    needed: 0,
    none: '还没有论文成果。非必填；公开发表的论文、专著和课题报告可以在评审中加分。',
    by: 'published_month',
    sealed: [],
    entry: {
      title: { kind: 'text', label: '成果名称', max: 200 },
      kind: { kind: 'coded', label: '成果类别', list: 'paper_kind', half: true },
      role: { kind: 'coded', label: '本人角色', list: 'paper_role', half: true },
      publication: { kind: 'text', label: '发表刊物或出版单位', max: 100 },
      published_month: { kind: 'month', label: '发表年月', until: 'today', half: true },
      number: {
        kind: 'text',
        label: '刊号或书号',
        optional: true,
        max: 50,
        code: true,
        placeholder: 'CN、ISSN、ISBN 或 DOI',
        half: true,
      },
      attachments: proofs('papers'),
    },
  },
})

export type Collections = typeof collections
export type Collection = keyof Collections
export const collectionNames = Object.keys(collections) as Collection[]

/** Lists of options that the server keeps, as the fields name them. */
export const serverLists = [
  'education',
  'degree',
  'study_mode',
  'industry',
  'unit_size',
  'credential_kind',
  'profit_level',
  'paper_kind',
  'paper_role',
] as const
export type ServerList = (typeof serverLists)[number]
