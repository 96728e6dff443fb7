import { qrModules } from './qr-modules.ts'

/** Pixels of a module: enough for a camera's picture to be read from an album. */
const modulePx = 14

/** A QR code as a PNG, black on white, to be kept or sent on. */
export async function qrPicture(value: string): Promise<Blob> {
  const code = qrModules(value)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!code || !pen) throw new Error('No code can be drawn')
  canvas.width = canvas.height = code.side * modulePx
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  for (const { x, y } of code.dark) pen.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
  return new Promise((resolve, reject) => {
    canvas.toBlob(picture => {
      if (picture) resolve(picture)
      else reject(new Error('No picture can be made'))
    }, 'image/png')
  })
}
