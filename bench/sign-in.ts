import type { Portal } from '../e2e/portal.ts'

const password = 'Demo_2026'

async function tokenOf(address: string, account: Record<string, string>): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, password }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** Token of a demo account of the staff. */
export const signInStaff = (portal: Portal, name: string): Promise<string> =>
  tokenOf(`${portal.managerUrl}/companyapi/company_users/name_login`, { name })
