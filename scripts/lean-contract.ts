import type { Plugin } from 'vite'
import type { ServerPart } from '../packages/api/src/contract/endpoint.ts'

/** Parts of a contract entry that only the server, the mocks and the tests read: the types allow nobody else to. */
const serverParts = {
  summary: true,
  who: true,
  params: true,
  query: true,
  body: true,
  data: true,
  endsSession: true,
} satisfies Record<ServerPart, true>

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Source ranges of the server's parts in `export const x = endpoint({ … })`. */
function surplus(declaration: Node): [start: number, end: number][] {
  const call = declaration['init']
  if (!isNode(call) || call.type !== 'CallExpression') return []
  const [entry] = call['arguments'] as Node[]
  if ((call['callee'] as Node)['name'] !== 'endpoint' || entry?.type !== 'ObjectExpression') return []
  return (entry['properties'] as Node[])
    .filter(({ key }) => isNode(key) && String(key['name']) in serverParts)
    .map(({ start, end }) => [start, end])
}

/**
 * Leaves out of the browser's contract entries what no browser reads: the schemas, and with them zod, which would be a
 * tenth of the sign-in page (ADR 005). A form imports the schema it judges by from its `.schema.ts` file.
 */
export function leanContract(): Plugin {
  return {
    name: 'portal:lean-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/packages\/api\/src\/contract\/[\w-]+\.contract\.ts$/.test(id)) return null
      const program = this.parse(code) as unknown as { body: Node[] }
      const edits: [start: number, end: number, text: string][] = []
      for (const statement of program.body) {
        const exported = statement.type === 'ExportNamedDeclaration'
        const declaration = exported ? statement['declaration'] : statement
        if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') continue
        for (const declarator of declaration['declarations'] as Node[]) {
          for (const [start, end] of surplus(declarator)) {
            // the comma behind the property goes with it
            const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
            edits.push([start, end + comma, ''])
          }
          const init = declarator['init']
          if (!isNode(init) || init.type !== 'CallExpression') continue
          // schemas without side effects: what nobody reads any more falls away
          edits.push([init.start, init.start, '/*#__PURE__*/(()=>'], [init.end, init.end, ')()'])
        }
      }
      let lean = code
      for (const [start, end, text] of edits.toSorted((a, b) => b[0] - a[0] || b[1] - a[1])) {
        lean = lean.slice(0, start) + text + lean.slice(end)
      }
      return { code: lean, map: null }
    },
  }
}
