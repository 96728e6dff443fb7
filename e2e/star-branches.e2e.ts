import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'
import { evaluation, score, talentDesk } from './star-job.ts'

// every open evaluation of the demo ends
test('an evaluation is corrected, given up while it is scored, not awarded, lowered, not awarded after an objection; a lost certificate is sent again', async ({
  arrive,
  ownPortal: portal,
}) => {
  test.setTimeout(600_000)
  const clerk = await arrive()
  const desk = clerk.page
  await signInStaff(clerk, portal, 'super', '/orderManagement')

  await test.step('returned: the member corrects it and hands it in again', async () => {
    const member = await arrive({ phone: true })
    const { page } = member
    await signInByPassword(member, portal, '13800000014')
    await page.goto(portal.memberUrl + evaluation)
    const card = page.getByRole('article', { name: '二星评价 · 财务经理岗' })
    await expect(card).toContainText('待补正')
    await page.getByRole('link', { name: '重新提交' }).click()
    await page.getByRole('checkbox', { name: /本人声明/ }).check()
    await page.getByRole('button', { name: '重新提交' }).dblclick()
    await expect(card).toContainText('待初审')
    await member.leave()
  })

  await test.step('cancelled while it is scored: the member asks, the association agrees', async () => {
    const member = await arrive({ phone: true })
    const { page } = member
    await signInByPassword(member, portal, '13800000001')
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('link', { name: '去缴费 ¥1,200.00' }).click()
    await page.getByRole('radio', { name: /模拟支付/ }).check()
    await page.getByRole('button', { name: '用模拟支付付款 ¥1,200.00' }).click()
    const cashier = await arrive({ phone: true })
    const link = page.getByRole('link', { name: /打开模拟收银台/ })
    await cashier.page.goto((await link.getAttribute('href')) ?? '')
    await cashier.page.getByRole('button', { name: '付款 ¥1,200.00' }).click()
    await expect(page.getByText('支付成功').first()).toBeVisible()
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('button', { name: '申请撤销' }).click()
    const dialog = page.getByRole('alertdialog', { name: '申请撤销四星评价？' })
    await dialog.getByRole('button', { name: '申请撤销' }).dblclick()
    await expect(page.getByText('已提交撤销申请，等待协会处理')).toBeVisible()

    await desk.goto(talentDesk(portal, 'status=30'))
    await desk.getByRole('button', { name: /陈\*行/ }).click()
    await desk.getByRole('button', { name: '同意撤销' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '同意撤销' }).dblclick()
    await expect(desk.getByText('“陈*行”的申请已撤销').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article', { name: '四星评价 · 财务总监岗' })).toContainText('已撤销')
    await member.expectInOrder()
    await member.leave()
  })

  await test.step('failed: the sums are too low, and the reason reaches the member', async () => {
    await desk.goto(talentDesk(portal, 'status=30'))
    await desk.getByRole('button', { name: /林\*华/ }).click()
    await score(clerk, '林*华', 80)
    await desk.getByRole('radio', { name: /^不授予/ }).check()
    await desk.getByRole('textbox', { name: '理由' }).fill('业绩材料不足以证明本人贡献。')
    await desk.getByRole('button', { name: '提交合议结果' }).dblclick()
    await expect(desk.getByText('“林*华”的申请未授予，理由已通知申请人').first()).toBeVisible()
    const member = await arrive({ phone: true })
    await signInByPassword(member, portal, '13800000002')
    await member.page.goto(portal.memberUrl + evaluation)
    await expect(member.page.getByRole('article', { name: '二星评价 · 财务经理岗' })).toContainText('未授予')
    await expect(member.page.getByText(/业绩材料不足以证明本人贡献/).first()).toBeVisible()
    await member.leave()
  })

  /** What is objected to, with one of the outcomes chosen. */
  const objectionAt = async ({ page }: Person, outcome: RegExp) => {
    await page.goto(talentDesk(portal, 'status=40&objection=open'))
    await page
      .getByRole('row', { name: /异议处理/ })
      .getByRole('link')
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: outcome }).check()
    return drawer
  }
  /** One looks into it, another decides. */
  const decide = async (outcome: RegExp, finding: string, act: string, reason: string) => {
    const first = await objectionAt(clerk, outcome)
    await first.getByRole('textbox', { name: '核查说明' }).fill(finding)
    await first.getByRole('button', { name: '提交核查意见' }).dblclick()
    await expect(first.getByText('您已核查，请另一位同事决定。')).toBeVisible()
    const second = await arrive()
    await signInStaff(second, portal, 'super2', '/orderManagement')
    const drawer = await objectionAt(second, outcome)
    await drawer.getByRole('textbox', { name: '理由' }).fill(reason)
    await second.expectInOrder()
    await drawer.getByRole('button', { name: act }).dblclick()
    await expect(second.page.getByText(/的异议已决定/).first()).toBeVisible()
    await second.leave()
  }
  const applicantReads = async (...texts: string[]) => {
    const member = await arrive({ phone: true })
    await signInByPassword(member, portal, '13800000003')
    await member.page.goto(portal.memberUrl + evaluation)
    const card = member.page.getByRole('article', { name: '三星评价 · 财务总监岗' })
    for (const text of texts) await expect(card).toContainText(text)
    await member.expectInOrder()
    await member.leave()
  }

  await test.step('objection upheld in part: the level is lowered, and published anew', async () => {
    const reason = '经核，申报的负责人身份与结项文件不符。'
    await decide(/^异议部分成立，降一级/, '项目负责人另有其人。', '作出决定并降一级', reason)
    await applicantReads('公示中', '评审拟定二星，低于申报的三星')
  })

  await test.step('objection upheld: somebody else objects to what is published anew, and nothing is awarded', async () => {
    const stranger = await arrive({ phone: true })
    const { page } = stranger
    await signInByPassword(stranger, portal, '13800000005')
    await page.goto(`${portal.memberUrl}${evaluation}?view=publicity`)
    await page.getByRole('button', { name: '对周*远的二星评价提出异议' }).click()
    const dialog = page.getByRole('dialog', { name: '对周*远的二星评价提出异议' })
    await dialog.getByRole('textbox', { name: '异议内容' }).fill('任职起始年月与原单位任免文件不一致。')
    await stranger.expectInOrder()
    await dialog.getByRole('button', { name: '提出异议' }).dblclick()
    await expect(page.getByText('核查中，暂停计时')).toBeVisible()
    await stranger.leave()
    const reason = '任职年限与原单位记载不一致。'
    await decide(/^异议成立，不授予/, '原单位回函证实。', '作出决定，不授予', reason)
    await applicantReads('未授予', '公示期间的异议经核查成立', '任职年限与原单位记载不一致')
  })

  await test.step('a paper certificate is lost, made again, and received', async () => {
    const member = await arrive({ phone: true })
    const { page } = member
    await signInByPassword(member, portal, '13800000001')
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('link', { name: '纸质证书' }).click()
    await page.getByRole('button', { name: '申请纸质证书' }).click()
    const dialog = page.getByRole('dialog', { name: '申请纸质证书' })
    await dialog.getByRole('textbox', { name: '手机号码' }).fill('13800000001')
    await dialog.getByRole('textbox', { name: '收件地址' }).fill('北京市西城区月坛南街 1 号')
    await dialog.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(page.getByText('协会已收到申请，等待制证。')).toBeVisible()

    await desk.goto(talentDesk(portal, 'status=50'))
    await desk.getByRole('button', { name: /陈知行/ }).click()
    const moved = async (act: string, state: string) => {
      await desk.getByRole('button', { name: act }).dblclick()
      await expect(desk.getByText(`纸质证书：${state}`).first()).toBeVisible()
    }
    const shipped = async (tracking: string) => {
      await desk.getByRole('textbox', { name: '快递公司' }).fill('顺丰速运')
      await desk.getByRole('textbox', { name: '快递单号' }).fill(tracking)
      await moved('登记寄出', '已寄出')
    }
    await moved('开始制证', '制证中')
    await shipped('SF1002003001')
    await moved('补发', '制证中')
    await shipped('SF1002003002')
    await clerk.expectInOrder()

    await page.reload()
    await expect(page.getByText('已由顺丰速运寄出，快递单号 SF1002003002。')).toBeVisible()
    await page.getByRole('button', { name: '已收到' }).dblclick()
    await expect(page.getByText('证书已签收。')).toBeVisible()
    await member.expectInOrder()
    await member.leave()
  })
})
