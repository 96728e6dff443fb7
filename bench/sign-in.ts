import type { Portal } from '../e2e/portal.ts'

/** Token of a demo account of the staff. */
export async function signInStaff(portal: Portal, name: string): Promise<string> {
  const answer = await fetch(`${portal.managerUrl}/companyapi/company_users/name_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'Demo_2026' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}
