/** What each field of the personal application is called, wherever it is named; in the order it is filled in and audited. */
export const personalFieldNames = {
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
} as const

/** The fields in the groups in which they are filled in, reviewed and audited. */
export const personalGroups = {
  basic: { name: '基本信息', fields: ['user_name', 'gender', 'id_number', 'political', 'education'] },
  work: {
    name: '工作与联系',
    fields: ['employer', 'position', 'title', 'work_age', 'email', 'address', 'intro'],
  },
  documents: { name: '材料', fields: ['attachment_ids'] },
} as const satisfies Record<string, { name: string; fields: readonly (keyof typeof personalFieldNames)[] }>
