import { linkPaths } from '@portal/api/rules/call-paths'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { openFile } from './files/files.calls.ts'
import { openTable } from './money-tables/open-table.ts'
import { openExport } from './order-exports/open-export.ts'
import { purchases } from './purchases.ts'
import type { Host } from './ports.ts'

/** A link as it is followed: the parts of its path, what stands behind its `?`, and from where. */
export interface FollowedLink {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  address: string
}

export interface LinkedContent {
  name: string
  mime: string
  /** Bytes, where that is known before all is read. */
  size?: number
  content: AsyncIterable<Uint8Array>
}

export interface SignedLink {
  /** Name in logs and metrics. */
  call: string
  /** `:name` is a part that may be anything. */
  path: string
  /** Answered to staff alone. */
  staffOnly: boolean
  /** Whether the same link may be followed again and its content kept for a while. */
  lasting: boolean
  /** Said when the link leads nowhere (any more). */
  gone: string
  /** Null: no good link. */
  open: (host: Host, followed: FollowedLink) => Promise<LinkedContent | null>
}

const part = (params: FollowedLink['params'], name: string): string => params[name] ?? ''

/** Every signed link that an answer can carry; both hosts answer them from here. */
export const signedLinks: readonly SignedLink[] = [
  {
    call: 'files.read',
    path: linkPaths.files,
    staffOnly: false,
    lasting: true,
    gone: answerTexts.notFound,
    open: (host, { params, query }) => openFile(host, part(params, 'id'), query),
  },
  {
    call: 'exports.read',
    path: linkPaths.exports,
    staffOnly: true,
    lasting: false,
    gone: answerTexts.exportGone,
    open: (host, { params, query: { e, s }, address }) =>
      openExport(host, purchases, { id: part(params, 'id'), e, s, address }),
  },
  {
    call: 'tables.read',
    path: linkPaths.tables,
    staffOnly: true,
    lasting: false,
    gone: answerTexts.exportGone,
    open: (host, { params, query: { c, d, e, s }, address }) =>
      openTable(host, purchases, { kind: part(params, 'kind'), id: part(params, 'id'), c, d, e, s, address }),
  },
]
