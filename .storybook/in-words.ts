const abbreviations: Readonly<Record<string, string>> = { id: 'ID', qr: 'QR', sms: 'SMS' }

/** `AuditDeskPanel` → `Audit desk panel`: what the sidebar writes; ids and code keep the name. */
export function inWords(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g)
  if (!words || words.join('') !== name) return name
  return words
    .map((word, index) => {
      const lower = word.toLowerCase()
      return abbreviations[lower] ?? (index === 0 ? word : lower)
    })
    .join(' ')
}
