/** Months before its end from which a certificate's level can be applied for again. */
export const starRenewalMonths = 6
/** The same in days, from the end of the certificate backwards. */
export const starRenewalDays = Math.round((starRenewalMonths * 365.25) / 12)
/** Months after a failed scoring until another application is possible. */
export const starRetryMonths = 6
