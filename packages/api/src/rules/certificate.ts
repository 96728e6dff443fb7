import { memberPages } from './member-pages.ts'

/** What a certificate is looked up by: eight characters that nobody confuses, made when it is awarded. */
export const verifyCodePattern = /^[2-9A-HJ-KM-NP-Z]{8}$/

/** As it is typed or scanned: blanks, dashes and small letters make no difference. */
export const plainVerifyCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** As it is printed: `7K3M 9QXP`. */
export const verifyCodeText = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** Where anybody checks the certificate with this code. */
export const verifyPath = (code: string): string => memberPages.verifyCertificate.path.replace(':code', code)

/** Where the printed certificate with this code is fetched as a PDF. */
export const certificatePdf = (code: string): string => `/service/certificates/${code}/pdf`

/** What a certificate is worth today. */
export const certificateStates = {
  valid: { label: '证书有效', family: 'success', icon: 'circle-check' },
  expired: { label: '证书已到期', family: 'warning', icon: 'calendar-x' },
  revoked: { label: '证书已撤回', family: 'danger', icon: 'octagon-x' },
} as const
export type CertificateState = keyof typeof certificateStates

/** Valid up to and with its last day, unless it was revoked. */
export const certificateState = (
  { revoked_on, expires_on }: { revoked_on: string | null; expires_on: string },
  today: string,
): CertificateState => (revoked_on !== null ? 'revoked' : expires_on < today ? 'expired' : 'valid')
