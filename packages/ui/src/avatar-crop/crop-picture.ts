export interface CropArea {
  x: number
  y: number
  width: number
}

const side = 400

/**
 * The chosen square as a JPEG of 400 × 400 px. Drawn anew on a canvas, so that nothing of the camera's data (place, time)
 * comes along; `area` counts in pixels of the picture after its rotation in degrees.
 */
export async function cropPicture(
  picture: HTMLImageElement,
  area: CropArea,
  rotation: number,
): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = picture
  const angle = (rotation * Math.PI) / 180
  const turnedWidth = Math.abs(Math.cos(angle) * width) + Math.abs(Math.sin(angle) * height)
  const turnedHeight = Math.abs(Math.sin(angle) * width) + Math.abs(Math.cos(angle) * height)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.scale(side / area.width, side / area.width)
  context.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y)
  context.rotate(angle)
  context.drawImage(picture, -width / 2, -height / 2)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return blob
}
