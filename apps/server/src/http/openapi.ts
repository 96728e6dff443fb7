import { operations, type Operation } from '@portal/api/contract'
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

/** The body of one act; where several share a path it names the act. */
function bodyOf(act: WholeEndpoint): Record<string, unknown> | null {
  if (!act.body && act.action === undefined && act.upload !== true) return null
  const schema = act.body ? jsonSchema(act.body, 'input') : { type: 'object' }
  if (act.action === undefined) return schema
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return {
    ...schema,
    properties: { action: { const: act.action }, ...Object(schema['properties']) },
    required: ['action', ...required],
  }
}

const anyOf = (schemas: readonly object[]): object =>
  schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas }

function requestBody({ acts }: Operation): object {
  const bodies = acts.map(bodyOf).filter(body => body !== null)
  if (bodies.length === 0) return {}
  const schema = anyOf(bodies)
  if (!acts.some(({ upload }) => upload === true))
    return {
      requestBody: { required: bodies.length === acts.length, content: { 'application/json': { schema } } },
    }
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

/** What is true of one act: who may do it, and what it may refuse. */
const describe = ({ name, summary, who, rules, idempotent = false }: WholeEndpoint) => ({
  name,
  summary,
  who,
  rules,
  idempotent,
})

/** The contract as OpenAPI 3.1, printed from the same entries that the routes are made from. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const { acts, method, path } = operation
    const [first] = acts
    const methods = (paths[path] ??= {})
    methods[method] = {
      operationId: first.name,
      summary: acts.map(({ summary }) => summary).join(' / '),
      'x-acts': acts.map(describe),
      security: acts.some(({ who }) => who === 'anyone') ? [] : [{ token: [] }],
      parameters: [...parameters(first.params, 'path'), ...parameters(first.query, 'query')],
      ...requestBody(operation),
      responses: {
        200: {
          description: 'Judge by `code` alone (D1.1)',
          content: { 'application/json': { schema: anyOf(acts.map(envelope)) } },
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
