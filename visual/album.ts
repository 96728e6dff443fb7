import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { root } from '../scripts/run.ts'

/** The accepted pictures: lossless WebP, a third smaller than PNG. */
const folder = join(root, 'visual/pictures')
const ending = '.webp'
const pathOf = (name: string) => join(folder, `${name}${ending}`)

export const acceptedNames = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(file => file.endsWith(ending))
        .map(file => file.slice(0, -ending.length))
    : []

export interface Difference {
  /** Pixels that differ; all of them where the sizes do. */
  pixels: number
  /** Share of the picture, 0 to 1. */
  share: number
  before: Buffer
  diff: Buffer
}

const raw = async (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** How a picture differs from the accepted one: null when there is none, `same` when nothing does. */
export async function compare(name: string, png: Buffer): Promise<Difference | 'same' | null> {
  const path = pathOf(name)
  if (!existsSync(path)) return null
  const accepted = readFileSync(path)
  const [old, now] = await Promise.all([raw(accepted), raw(png)])
  if (old.data.equals(now.data) && old.info.width === now.info.width) return 'same'
  const { width, height } = now.info
  const before = await sharp(accepted).png().toBuffer()
  if (old.info.width !== width || old.info.height !== height)
    return { pixels: width * height, share: 1, before, diff: png }
  const marks = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(old.data, now.data, marks, width, height, { threshold: 0.1 })
  if (pixels === 0) return 'same'
  const diff = await sharp(Buffer.from(marks.buffer), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, share: pixels / (width * height), before, diff }
}

export async function accept(name: string, png: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(pathOf(name), await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer())
}

export const drop = (name: string): void => rmSync(pathOf(name))
