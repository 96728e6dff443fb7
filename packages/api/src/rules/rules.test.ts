import { describe, expect, it } from 'vitest'
import { checkCreditCode } from './credit-code.ts'
import { addYears, dayOf, daysBetween, endOfYearFrom, formatTime, isDay, parseTime } from './dates.ts'
import { elapsed } from './elapsed.ts'
import { isEmail } from './email.ts'
import { birthday, isIdNumber, isIdNumberMask } from './id-number.ts'
import { safeLink, safeRedirect } from './links.ts'
import { maskAccount, maskIdNumber, maskName, maskPhone } from './masks.ts'
import { parseYuan, yuan } from './money.ts'
import { isPassword } from './password.ts'
import { isPhone, normalizePhone } from './phone.ts'
import { isCleanText, length, normalizeText } from './text.ts'

describe('phone (product.md §5)', () => {
  it.each(['13800005678', '12000000000', '19999999999'])('takes %s', phone => {
    expect(isPhone(phone)).toBe(true)
  })
  it.each([
    '',
    '10800005678',
    '11800005678',
    '1380000567',
    '138000056789',
    '23800005678',
    '1380000567a',
    '１３８００００５６７８',
  ])('refuses %s', phone => {
    expect(isPhone(phone)).toBe(false)
  })
  it.each([
    ['+86 138 0000 5678', '13800005678'],
    ['0086-138-0000-5678', '13800005678'],
    ['１３８ ００００ ５６７８', '13800005678'],
    ['\u202D13800005678\u202C', '13800005678'],
    ['（138）00005678', '13800005678'],
  ])('cleans %s', (pasted, clean) => {
    expect(normalizePhone(pasted)).toBe(clean)
  })
})

describe('password (product.md §5)', () => {
  it.each(['Demo_2026', '12345678', '________', 'a'.repeat(16)])('takes %s', password => {
    expect(isPassword(password)).toBe(true)
  })
  it.each([
    '',
    '1234567',
    'a'.repeat(17),
    'Demo-2026',
    'Demo 2026',
    '密码密码密码密码',
    'Demo_2026\n',
    '１２３４５６７８',
  ])('refuses %s', password => {
    expect(isPassword(password)).toBe(false)
  })
})

describe('e-mail (product.md §5: shorter than 255)', () => {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.cn`
  it('takes an address of 254 characters and refuses one of 255', () => {
    const name = 'n'.repeat(64)
    const filler = 'e'.repeat(254 - `${name}@.${domain}`.length)
    expect(`${name}@${filler}.${domain}`).toHaveLength(254)
    expect(isEmail(`${name}@${filler}.${domain}`)).toBe(true)
    expect(isEmail(`${name}@${filler}e.${domain}`)).toBe(false)
  })
  it.each([
    '',
    'caiwu#huayue-heavy',
    'a@b',
    'a b@c.cn',
    '@c.cn',
    'a@-c.cn',
    '名@公司.中国',
    'a@c.cn ',
    'a@@c.cn',
  ])('refuses %s', email => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('unified social credit code (GB 32100-2015)', () => {
  it('accepts a right one', () => {
    expect(checkCreditCode('91350100M000100Y43')).toBe('ok')
  })
  it('accepts a code whose remainder is 0, which ends in 0', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    const found = Array.from({ length: 31 }, (_, i) => `9135010000000000${alphabet[i]}`).find(
      head => checkCreditCode(`${head}0`) === 'ok',
    )
    expect(found).toBeDefined()
  })
  it('warns about a wrong check character and refuses a wrong shape', () => {
    expect(checkCreditCode('91350100M000100Y44')).toBe('wrong_check')
    expect(checkCreditCode('91350100M000100Y4')).toBe('malformed')
    expect(checkCreditCode('91350100I000100Y43')).toBe('malformed')
  })
})

describe('resident identity number (GB 11643-1999)', () => {
  it('accepts a right one', () => {
    expect(isIdNumber('11010519491231002X')).toBe(true)
  })
  it.each([
    '110105194912310021',
    '11010519490231002X',
    '11010519491331002X',
    '1101051949123100',
    '',
    'x'.repeat(18),
  ])('refuses %s', id => {
    expect(isIdNumber(id)).toBe(false)
  })
  it('tells the birthday', () => {
    expect(birthday('11010519491231002X')).toBe('1949-12-31')
  })
})

describe('money in fen (D1.5)', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123_400, '¥1,234.00'],
    [10_000_000_000, '¥100,000,000.00'],
    [-20_000, '−¥200.00'],
  ])('shows %i as %s', (fen, shown) => {
    expect(yuan(fen)).toBe(shown)
  })
  it.each([
    ['6,000.00', 600_000],
    ['¥ 6000', 600_000],
    ['０.１', 10],
    ['1.239', null],
    ['', null],
    ['-5', null],
    ['1e3', null],
    ['12.', null],
  ])('reads %s', (typed, fen) => {
    expect(parseYuan(typed)).toBe(fen)
  })
  it('reads back everything it shows', () => {
    for (let fen = 0; fen < 100_000; fen += 37) expect(parseYuan(yuan(fen))).toBe(fen)
  })
})

describe('dates in Asia/Shanghai (D1.5)', () => {
  it('formats an instant whatever the machine zone is', () => {
    expect(formatTime(new Date('2026-05-17T16:00:00Z'))).toBe('2026-05-18 00:00:00')
    expect(dayOf(new Date('2026-05-17T15:59:59Z'))).toBe('2026-05-17')
  })
  it('reads dashes and slashes alike (product.md §4)', () => {
    expect(parseTime('2027/03/31 23:59:59')).toEqual(parseTime('2027-03-31 23:59:59'))
    expect(parseTime('2027-03-31').toISOString()).toBe('2027-03-30T16:00:00.000Z')
  })
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', '', '1899-12-31', '２０２６-01-01'])(
    'knows %s is no day',
    day => {
      expect(isDay(day)).toBe(false)
    },
  )
  it('makes periods of one year, leap days included', () => {
    expect(endOfYearFrom('2026-05-18')).toBe('2027-05-17')
    expect(endOfYearFrom('2028-02-29')).toBe('2029-02-28')
    expect(endOfYearFrom('2027-03-01')).toBe('2028-02-29')
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  })
})

describe('age and elapsed (product.md §5)', () => {
  const now = new Date('2026-05-18T04:00:00Z')
  it.each([
    ['2000-05-18', 26],
    ['2000-05-19', 25],
    ['2026-05-18', 0],
    ['2004-02-29', 22],
  ])('%s is %i years ago', (day, years) => {
    expect(elapsed(day, 'years', now)).toBe(years)
  })
  it('counts days', () => {
    expect(elapsed('2026-05-01', 'days', now)).toBe(17)
  })
})

describe('masks (D10.7)', () => {
  it('hides the middle', () => {
    expect(maskPhone('13812345678')).toBe('138****5678')
    expect(maskIdNumber('110105194912310123')).toBe('1101**********0123')
    expect(maskName('张三')).toBe('张*')
    expect(maskName('张致远')).toBe('张*远')
    expect(maskAccount('6222020200006621')).toBe('****6621')
  })
  it('never shows a value that is too short to mask', () => {
    expect(maskPhone('1381')).toBe('****')
    expect(maskIdNumber('1234')).toBe('****')
    expect(maskName('')).toBe('*')
  })
  it('recognises its own mask', () => {
    expect(isIdNumberMask(maskIdNumber('11010519491231002X'))).toBe(true)
    expect(isIdNumberMask('11010519491231002X')).toBe(false)
  })
})

describe('text', () => {
  it('counts characters as a reader does', () => {
    expect(length('张😀')).toBe(2)
  })
  it('makes full-width letters and digits half-width and trims', () => {
    expect(normalizeText('　Ａ１＠ｂ。　')).toBe('A1@b。')
  })
  it('refuses what a database cannot keep', () => {
    expect(isCleanText('第一行\n第二行\t完')).toBe(true)
    for (const bad of ['a\u0000b', 'a\u0007', '\ud800', 'x\udc00y']) expect(isCleanText(bad)).toBe(false)
  })
})

describe('links and redirects (D2.9, D10.5)', () => {
  it.each(['javascript:alert("http")', 'data:text/html,http', '//evil.example', 'ftp://a.example', 'http'])(
    'no link: %s',
    address => {
      expect(safeLink(address)).toBeNull()
    },
  )
  it('keeps http and https', () => {
    expect(safeLink(' https://a.example/x?y=1 ')).toBe('https://a.example/x?y=1')
  })
  it.each([
    ['/home/invoiceOrder?order=1#x', '/home/invoiceOrder?order=1#x'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['', '/'],
    [null, '/'],
    ['home', '/'],
  ])('redirect %s leads to %s', (asked, to) => {
    expect(safeRedirect(asked)).toBe(to)
  })
})
