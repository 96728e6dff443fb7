import { errorTexts } from './error-texts.ts'

/** Said of control characters and broken pairs, at a field and of a whole body. */
export const uncleanText = '含有无法识别的字符，请删去后重试'

/** Texts of answers that are no refusals; none of them repeats input (D10.4). */
export const answerTexts = {
  fields: '请检查填写的内容',
  notJson: '请求内容不是有效的 JSON',
  badRequest: '请求格式不正确',
  noRight: '没有权限',
  notFound: '没有找到这条记录',
  noPath: '没有这个地址',
  conflict: '内容已被更新，请查看最新状态',
  paymentIsOpen: '这笔订单刚刚又打开了支付，请稍后再试',
  channelDown: '支付渠道暂时没有回应，请稍后再试',
  keyReused: '同一操作编号不能用于不同的内容',
  tooLarge: '提交的内容过大',
  headersTooLarge: '请求头过大',
  tooSlow: '请求超时，请重试',
  expectation: '不支持请求头 Expect 的要求',
  wrongMedia: '不支持的内容类型',
  tooMany: '操作过于频繁，请稍后再试',
  couponsTooMany: '尝试的优惠码过多，请一小时后再试',
  mailsTooMany: '今天发送的次数过多，请明天再试，或者直接下载',
  uploadsTooMany: '上传过于频繁，请稍后再试',
  uploadsBusy: '正在处理的图片较多，请稍后再上传',
  exportsTooMany: '导出过于频繁，请稍后再试',
  exportGone: '下载链接已失效，请重新导出',
  printsBusy: '正在生成的证书较多，请稍后再下载',
  glyphMissing: '证书里有生僻字，暂时不能生成 PDF；请在“查看证书”里打印',
  lowSpace: '磁盘空间不足',
  fault: errorTexts.fault,
  providerDown: '服务暂时不可用，请稍后再试',
  unclean: uncleanText,
  tooDeep: '内容层级过多',
  wrongForm: '内容格式不正确',
} as const
