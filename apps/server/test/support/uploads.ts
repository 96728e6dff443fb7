import { expect } from 'vitest'
import type { Envelope } from '@portal/api/contract/endpoint'
import { uploadImage } from '@portal/api/contract/files.contract'
import type { Person } from './people.ts'
import type { Portal } from './portal.ts'
import { withinContract } from './within-contract.ts'

export const multipart = (content: Buffer, name: string, purpose = 'voucher') =>
  multipartOf({ purpose }, content, name)

/** A form with a file, as a browser sends it. */
export function multipartOf(
  fields: Readonly<Record<string, string>>,
  content: Buffer,
  name: string,
): { payload: Buffer; type: string } {
  const edge = 'edge-of-a-part'
  const texts = Object.entries(fields).map(
    ([field, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `${texts.join('')}--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
    type: `multipart/form-data; boundary=${edge}`,
  }
}

interface Uploaded {
  file_id: string
  url: string
  mime: string
  name: string
  size: number
  rule?: string
}

/** Sends a file as a browser does and checks the answer against the contract. */
export async function upload(
  portal: Portal,
  { token }: Person,
  content: Buffer,
  { name = 'a.jpg', purpose = 'voucher' } = {},
): Promise<Envelope<Uploaded>> {
  const { payload, type } = multipart(content, name, purpose)
  const answer = await portal.member.inject({
    method: 'POST',
    url: uploadImage.path,
    headers: { token, 'content-type': type },
    payload,
  })
  const envelope = answer.json<Envelope<Uploaded>>()
  expect(withinContract(uploadImage, answer.statusCode, envelope)).toBe('')
  return envelope
}
