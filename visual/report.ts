import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/run.ts'

/** What is wrong with one picture. */
export type Finding = { name: string } & (
  | { kind: 'changed'; pixels: number; before: Buffer; after: Buffer; diff: Buffer }
  | { kind: 'new'; after: Buffer }
  | { kind: 'failed'; error: string }
  | { kind: 'gone' }
)

const folder = join(root, 'test-results/visual')
export const reportPath = join(folder, 'index.html')

export function describe(finding: Finding): string {
  switch (finding.kind) {
    case 'changed':
      return `变了 ${finding.pixels} 个像素`
    case 'new':
      return '新的画面，还没有认可'
    case 'failed':
      return `没有拍成：${finding.error}`
    case 'gone':
      return '画面的故事已经不在了'
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function section(finding: Finding): string {
  const parts =
    finding.kind === 'changed'
      ? { 之前: finding.before, 现在: finding.after, 差别: finding.diff }
      : finding.kind === 'new'
        ? { 现在: finding.after }
        : {}
  const pictures = Object.entries(parts).map(([label, png], index) => {
    const file = `${finding.name}.${index}.png`
    writeFileSync(join(folder, file), png)
    return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`
  })
  return `<section><h2>${escape(finding.name)}</h2><p>${escape(describe(finding))}</p><div>${pictures.join('')}</div></section>`
}

/** Writes the report that a reviewer opens: before, after and difference of each finding side by side. */
export function writeReport(findings: readonly Finding[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    reportPath,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>画面对比</title><style>
body{font:14px/1.6 system-ui,sans-serif;margin:24px;color:#1b2733}section{border-top:1px solid #ccc;padding:16px 0}
h2{font-size:16px;margin:0}div{display:flex;gap:16px}figure{flex:1;min-width:0;margin:0}img{max-width:100%;border:1px solid #ccc}
</style><h1>画面对比：${findings.length} 处</h1>${findings.map(section).join('\n')}</html>`,
  )
}
