import { allEndpoints } from '@portal/api/contract'
import type { WholeEndpoint } from '@portal/api/contract/endpoint'
import { association } from '@portal/api/rules/association'
import * as z from 'zod/mini'

type Schema = NonNullable<WholeEndpoint['body']>

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  return rest
}

function parameters(schema: Schema | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties, required } = jsonSchema(schema, 'input')
  const needed = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties ?? {}).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || needed.has(name),
    schema: part,
  }))
}

function body(entry: WholeEndpoint): object {
  if (!entry.body && !entry.upload) return {}
  const schema = entry.body ? jsonSchema(entry.body, 'input') : { type: 'object' }
  if (!entry.upload) return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  const withFile = {
    allOf: [
      schema,
      { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    ],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile } } } }
}

function envelope(entry: WholeEndpoint): object {
  const head = { code: { const: 200 }, message: { type: 'string' } }
  const data = jsonSchema(entry.data, 'output')
  const properties = entry.flat === true ? { ...head, ...Object(data['properties']) } : { ...head, data }
  return { type: 'object', required: Object.keys(properties), properties }
}

/** The contract as OpenAPI 3.1, printed from the same entries that the routes are made from. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const entry of allEndpoints) {
    const path = (paths[entry.path] ??= {})
    path[entry.method] = {
      operationId: entry.name,
      summary: entry.summary,
      'x-who': entry.who,
      'x-rules': entry.rules,
      'x-idempotent': entry.idempotent ?? false,
      security: entry.who === 'anyone' ? [] : [{ token: [] }],
      parameters: [...parameters(entry.params, 'path'), ...parameters(entry.query, 'query')],
      ...body(entry),
      responses: {
        200: {
          description: 'Judge by `code` alone (D1.1)',
          content: { 'application/json': { schema: envelope(entry) } },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: association.nameInEnglish, version: '1.0.0' },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    paths,
  }
}
