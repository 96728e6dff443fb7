import { codes } from '@portal/api/contract/endpoint'
import type { UploadedFile } from '@portal/portal/ports'
import type { FastifyRequest } from 'fastify'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from '@portal/portal/kernel/errors'

/** Above this a body is not even read: no file that a person sends by mistake is so large. */
export const maxUploadBytes = 64 * 1024 * 1024

/** Reads a multipart body: its text fields and its first file. */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: UploadedFile | null }> {
  if (!request.isMultipart())
    throw new PortalError(codes.wrongMedia, answerTexts.wrongMedia, null, { status: 415 })
  if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes)
    throw new PortalError(codes.tooLarge, answerTexts.tooLarge, null, { status: 413 })
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk)
      file ??= { name: part.filename ?? '', content: Buffer.concat(chunks), tooLarge: part.file.truncated }
    }
  } catch (error) {
    if (error instanceof PortalError) throw error
    throw new PortalError(
      codes.fieldErrors,
      answerTexts.badRequest,
      { errors: { file: answerTexts.badRequest } },
      { status: 400 },
    )
  }
  return { fields, file }
}
