import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { developmentConfig, type App } from '../scripts/app-config.ts'
import { expect, test } from './people.ts'

/** Serves the app's code as React's development build, which says of every difference what it is. */
async function inDevelopment(page: Page, app: App, folder: string) {
  await build(developmentConfig(app, folder))
  await page.route('**/assets/index-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, 'main.js')) }),
  )
  const heard: string[] = []
  page.on('console', message => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => heard.push(error.message))
  return heard
}

const said = (heard: readonly string[]) => heard.filter(text => !/^(info|debug|log): /.test(text))

test.describe('React in development finds nothing that differs in finished HTML', () => {
  let folder: string
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-development-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true }))

  test('of the member app', async ({ page, portal }) => {
    const heard = await inDevelopment(page, 'member', folder)
    for (const view of ['', '?view=register', '?view=forgot&redirect=%2Fhome%2Fsetting']) {
      await page.goto(`${portal.memberUrl}/login${view}`)
      await expect(page.getByRole('link', { name: '协会概况' })).toBeVisible()
    }
    // what the first visit left in this browser differs no more
    await page.goto(`${portal.memberUrl}/login`)
    await expect(page.getByRole('link', { name: '协会概况' })).toBeVisible()
    expect(said(heard)).toEqual([])
  })

  test('of the manager app', async ({ page, portal }) => {
    const heard = await inDevelopment(page, 'manager', folder)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${portal.managerUrl}/managerlogin?redirect=%2Fsetting`)
    await page.getByRole('tab', { name: '验证码登录' }).click()
    await expect(page.getByLabel('短信验证码')).toBeVisible()
    expect(said(heard)).toEqual([])
  })
})
