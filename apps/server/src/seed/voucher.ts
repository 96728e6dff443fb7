import sharp from 'sharp'

const line = (y: number, width: number, shade: string) =>
  `<rect x="60" y="${y}" width="${width}" height="14" fill="${shade}"/>`

/** A picture that looks like a bank slip from afar; lines instead of words, as no font is certain to be there. */
export function drawVoucher(): Promise<Buffer> {
  const rows = Array.from({ length: 8 }, (_, row) =>
    line(170 + row * 50, row % 2 === 0 ? 420 : 300, '#9aa5b1'),
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="640"><rect width="720" height="640" fill="#fdfcf8"/><rect x="30" y="30" width="660" height="580" fill="none" stroke="#b0382f" stroke-width="3"/><rect x="60" y="70" width="360" height="36" fill="#b0382f"/>${rows}<circle cx="580" cy="500" r="70" fill="none" stroke="#b0382f" stroke-width="6"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
