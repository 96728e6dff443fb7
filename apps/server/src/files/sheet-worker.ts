import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from '@portal/portal/sheets/read-sheet'

const content: Uint8Array = workerData
const port = parentPort
if (!port) throw new Error('sheet-worker runs in a worker thread only')

port.postMessage(await readSheet(content))
