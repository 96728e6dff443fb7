import { maxImagePixels } from '@portal/api/rules/files'

/** Whether a picture has more pixels than the portal takes; reads its head alone. A file that is none has not. */
export async function isTooLarge(file: Blob): Promise<boolean> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  try {
    await new Promise((resolve, reject) => {
      picture.addEventListener('load', resolve)
      picture.addEventListener('error', reject)
      picture.src = url
    })
    return picture.naturalWidth * picture.naturalHeight > maxImagePixels
  } catch {
    // the dialog that opens next says that it cannot be shown
    return false
  } finally {
    URL.revokeObjectURL(url)
  }
}
