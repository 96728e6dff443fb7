/** The two pictures of the talent profile; each has a consent of its own (D7). */
export const photoKinds = ['photo', 'id_photo'] as const
export type PhotoKind = (typeof photoKinds)[number]

export const isPhotoKind = (text: string): text is PhotoKind => photoKinds.some(kind => kind === text)

interface PhotoConsent {
  /** Name of the picture. */
  label: string
  /** Counts the wordings: who agreed to an earlier one is asked again before another picture is sent. */
  version: number
  /** What the picture is for, who sees it, how it is taken back. */
  terms: readonly string[]
}

export const photoConsents = {
  photo: {
    label: '个人照片',
    version: 1,
    terms: [
      '用途：显示在本人的人才资料页顶部。',
      '查看范围：只有本人登录后可见。评委和协会工作人员看不到，也不随评价申请提交。',
      '撤回：可随时在本页撤回，照片立即删除。',
    ],
  },
  id_photo: {
    label: '证件照',
    version: 1,
    terms: [
      '用途：印在本人的简历和证书材料上。',
      '查看范围：本人，以及本人通过简历链接分享且勾选了证件照的查看者。评委看不到，也不随评价申请提交。',
      '撤回：可随时在本页撤回，照片立即删除，已分享的简历不再显示。',
    ],
  },
} as const satisfies Record<PhotoKind, PhotoConsent>
