import { qrPicture } from '@portal/ui/qr-code'
import { downloadContent } from '../../shared/download/index.ts'

/** Keeps a code as a picture: through the phone's own sheet, which knows the album, else as a download. */
export async function saveCode(value: string, name: string): Promise<void> {
  const picture = new File([await qrPicture(value)], name, { type: 'image/png' })
  const shared = { files: [picture] }
  if (!('canShare' in navigator) || !navigator.canShare(shared)) return downloadContent(name, picture)
  try {
    return await navigator.share(shared)
  } catch (error) {
    // whoever closed the sheet wanted nothing
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadContent(name, picture)
  }
}
