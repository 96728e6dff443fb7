import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from '../run.ts'
import { Refusal } from './names.ts'

/** Files to write and to change. Nothing is on the disk before `write`: a refusal leaves everything as it was. */
export class Plan {
  private readonly texts = new Map<string, string>()

  /** A file or a folder of the project that must not be there yet. */
  absent(path: string): void {
    if (existsSync(join(root, path)) || this.texts.has(path))
      throw new Refusal(`${path} 已经存在，没有写任何文件。`)
  }

  create(path: string, text: string): void {
    this.absent(path)
    this.texts.set(path, text)
  }

  read(path: string): string {
    const planned = this.texts.get(path)
    if (planned !== undefined) return planned
    const text = this.onDisk(path)
    if (text === null) throw new Refusal(`找不到 ${path}，没有写任何文件。`)
    return text
  }

  change(path: string, change: (file: Anchored) => Anchored): void {
    this.texts.set(path, change(new Anchored(path, this.read(path))).text)
  }

  /** Names of the files in a folder. */
  list(folder: string): string[] {
    return readdirSync(join(root, folder))
  }

  /** Writes everything, lays it out as the house does, and answers the paths; undoes it all when that fails. */
  async write(): Promise<string[]> {
    const before = new Map([...this.texts.keys()].map(path => [path, this.onDisk(path)]))
    for (const [path, text] of this.texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const paths = [...this.texts.keys()]
    const { code, output } = await run(
      'oxfmt',
      paths.filter(path => !path.endsWith('.sql')),
    )
    if (code === 0) return paths
    for (const [path, text] of before)
      if (text === null) rmSync(join(root, path))
      else writeFileSync(join(root, path), text)
    throw new Error(`oxfmt: ${output}`)
  }

  private onDisk(path: string): string | null {
    return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
  }
}

/** Text of a file that is changed at firm places only; a place that is not there, or is there twice, is refused. */
export class Anchored {
  readonly path: string
  readonly text: string

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
  }

  private at(anchor: string): number {
    const found = this.text.indexOf(anchor)
    if (found < 0 || found !== this.text.lastIndexOf(anchor))
      throw new Refusal(`${this.path} 里找不到唯一的插入位置“${anchor.trim()}”，没有写任何文件。`)
    return found
  }

  private insert(position: number, addition: string): Anchored {
    return new Anchored(this.path, this.text.slice(0, position) + addition + this.text.slice(position))
  }

  before(anchor: string, addition: string): Anchored {
    return this.insert(this.at(anchor), addition)
  }

  after(anchor: string, addition: string): Anchored {
    return this.insert(this.at(anchor) + anchor.length, addition)
  }

  replace(anchor: string, text: string): Anchored {
    const at = this.at(anchor)
    return new Anchored(this.path, this.text.slice(0, at) + text + this.text.slice(at + anchor.length))
  }

  /** Puts a line among those that `pattern` (one line, flags gm) finds, in the order of the alphabet. */
  sorted(pattern: RegExp, line: string): Anchored {
    const lines = [...this.text.matchAll(pattern)]
    const last = lines.at(-1)
    if (!last) throw new Refusal(`${this.path} 里找不到 ${pattern.source}，没有写任何文件。`)
    const next = lines.find(([known]) => known > line)
    return next ? this.insert(next.index, `${line}\n`) : this.insert(last.index + last[0].length, `\n${line}`)
  }

  /** Puts a line behind the last one that `pattern` (one line, flags gm) finds. */
  behindLast(pattern: RegExp, line: string): Anchored {
    const last = [...this.text.matchAll(pattern)].at(-1)
    if (!last) throw new Refusal(`${this.path} 里找不到 ${pattern.source}，没有写任何文件。`)
    return this.insert(last.index + last[0].length, `\n${line}`)
  }
}
