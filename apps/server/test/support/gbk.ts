/** GBK by way of its decoder: Node reads it, but does not write it. */
const decoder = new TextDecoder('gbk')
const codes = new Map<string, Buffer>()
for (let first = 0x81; first <= 0xfe; first++)
  for (let second = 0x40; second <= 0xfe; second++) {
    const code = Buffer.from([first, second])
    const sign = decoder.decode(code)
    if (sign.length === 1) codes.set(sign, code)
  }

export const inGbk = (text: string): Buffer =>
  Buffer.concat(Array.from(text, sign => codes.get(sign) ?? Buffer.from(sign)))
