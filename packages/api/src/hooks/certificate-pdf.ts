import { fetchDocument, type FetchedDocument } from './fetch-document.ts'
import { certificatePdf } from '../rules/certificate.ts'

/** The printed certificate with this code, as a PDF. */
export const fetchCertificatePdf = (code: string): Promise<FetchedDocument> =>
  fetchDocument(certificatePdf(code))
