import { parentPort, workerData } from 'node:worker_threads'
import type { PrintedCertificate } from '@portal/portal/stars/certificate-as-pdf'
import { MissingGlyph } from './cjk-fonts.ts'
import { drawCertificate } from './draw-certificate.ts'

const printed: PrintedCertificate = workerData
const port = parentPort
if (!port) throw new Error('certificate-worker runs in a worker thread only')

try {
  port.postMessage(await drawCertificate(printed))
} catch (error) {
  if (!(error instanceof MissingGlyph)) throw error
  port.postMessage(null)
}
