export interface CropArea {
  x: number
  y: number
  width: number
}

/** The picture that is made, in pixels. */
export interface CropSize {
  width: number
  height: number
}

/**
 * The chosen part as a JPEG of this size. Drawn anew on a canvas, so that nothing of the camera's data (place, time)
 * comes along; `area` counts in pixels of the picture after its rotation in degrees.
 */
export async function cropPicture(
  picture: HTMLImageElement,
  area: CropArea,
  rotation: number,
  size: CropSize,
): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = picture
  const angle = (rotation * Math.PI) / 180
  const turnedWidth = Math.abs(Math.cos(angle) * width) + Math.abs(Math.sin(angle) * height)
  const turnedHeight = Math.abs(Math.sin(angle) * width) + Math.abs(Math.cos(angle) * height)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.scale(size.width / area.width, size.width / area.width)
  context.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y)
  context.rotate(angle)
  context.drawImage(picture, -width / 2, -height / 2)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return blob
}
