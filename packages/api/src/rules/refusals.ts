import { maxFileMegabytes, pictureFormats } from './files.ts'

/**
 * Why the portal refuses (code 422, `data.rule`), each with the one text the person reads. Texts never echo input
 * (D10.4). A rule not listed by a call's contract entry cannot be answered by it.
 */
export const refusals = {
  code_wrong: '验证码不正确或已失效，请核对后重新输入',
  code_dead: '验证码错误次数过多，已失效，请重新获取',
  old_code_wrong: '原手机的验证码不正确或已失效，请核对后重新输入',
  old_code_dead: '原手机的验证码错误次数过多，已失效，请重新获取',
  phone_same: '新手机号码与原号码相同',
  phone_in_use: '该手机号码已用于其他账号，请换一个号码',
  phone_taken: '该手机号码已注册，请直接登录',
  account_or_password_wrong: '账号或密码不正确',
  account_missing: '该手机号码还没有注册，请先注册',
  consent_required: '首次登录请先阅读并同意《会员服务协议》与《个人信息保护政策》',
  old_password_wrong: '原密码不正确，请重新输入',
  password_same: '新密码不能与原密码相同',
  ticket_invalid: '链接已失效，请重新打开',
  already_member: '您已是会员，不需要再次申请；续费请到会员信息办理',
  renewed_ahead: '下一会员期的会费已经缴纳，新会员期开始后可以再续费',
  membership_suspended: '会员资格已暂停，恢复后可以续费；如有疑问请联系协会',
  not_a_member: '您还不是会员，请先申请入会',
  open_order_exists: '已有一笔会费订单等待支付',
  no_open_application: '没有可以撤回的申请',
  remarks_needed: '退回补正至少需要一条意见',
  reason_needed: '请填写原因',
  file_missing: '文件不存在或已失效，请重新上传',
  file_too_large: `文件超过 ${maxFileMegabytes} MB，请压缩后再上传`,
  file_type: `只支持 ${pictureFormats} 图片或 PDF 文件`,
  file_not_picture: `头像只支持 ${pictureFormats} 图片`,
  file_damaged: '文件已损坏，无法打开，请重新选择',
  image_too_many_pixels: '图片超过 2400 万像素，请缩小后再上传',
  order_closed: '订单已关闭，不能再支付',
  already_paid: '订单已支付，无需重复支付',
  offline_not_chosen: '请先选择对公转账，再填报转账信息',
  paid_on_in_future: '付款日期不能晚于今天',
  received_needed: '请输入到账金额',
  bank_ref_needed: '请输入银行流水号',
  bank_ref_used: '该流水号已用于其他订单，请核对',
  received_too_little: '到账金额少于应收金额，请改用“部分到账”',
  received_too_much: '到账金额多于应收金额，请核对；确实多付的，请标记异常并写明原因',
  money_received: '已有款项到账，不能关闭；请恢复处理，按实际到账办理',
  refund_too_much: '退款金额不能多于可退金额',
  refund_effect_needed: '请选择退款后的会员资格',
  refund_effect_unfit: '会员资格已有变化，这种处理不再适用，请重新选择',
  second_person_needed: '批准人不能复核自己批准的退款，请另一位财务复核',
  returned_in_future: '退回日期不能晚于今天',
  received_not_short: '到账金额不少于应收金额，请直接确认到账',
} as const satisfies Record<string, string>

/** A stable name of a broken rule. */
export type Refusal = keyof typeof refusals
