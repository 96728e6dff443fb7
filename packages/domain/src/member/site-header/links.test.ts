import { describe, expect, it } from 'vitest'
import { friendlyLinks, navItems } from './links.ts'

const item = (web_url: string, tree_id: number | string | null = null) => [{ name: '栏目', web_url, tree_id }]

describe('navigation links (product.md §2, D10.5)', () => {
  it('opens a web_url that contains http as it is', () => {
    expect(navItems(item('https://www.nefma.example/a?b=1', 3), 'https://m.example')).toEqual([
      { name: '栏目', href: 'https://www.nefma.example/a?b=1', here: false },
    ])
  })
  it('sends every other item to the nodes page of its tree_id', () => {
    expect(navItems(item('', 42), '')[0]?.href).toBe('https://www.nefma.example/nodes/42')
    expect(navItems(item('/news', '../x'), '')[0]?.href).toBe('https://www.nefma.example/nodes/..%2Fx')
  })
  it('knows the portal itself', () => {
    expect(navItems(item('https://m.example/home'), 'https://m.example')[0]?.here).toBe(true)
    expect(navItems(item('https://m.example.evil/home'), 'https://m.example')[0]?.here).toBe(false)
  })
  it.each(['javascript:alert("http")', 'data:text/html,http', ' http', 'vbscript:http'])(
    'leaves out %s',
    web_url => {
      expect(navItems(item(web_url, 1), '')).toEqual([])
    },
  )
})

describe('friendly links (product.md §3)', () => {
  it('reads the JSON string of pairs', () => {
    expect(friendlyLinks('[["财政部","https://mof.example/"]]')).toEqual([
      { name: '财政部', href: 'https://mof.example/' },
    ])
  })
  it.each([
    '',
    'null',
    '{}',
    '[1,"x",["only"]]',
    '[["x","javascript:1"]]',
    '[["","https://a.example"]]',
    '[[1,2]]',
  ])('makes nothing of %s', json => {
    expect(friendlyLinks(json)).toEqual([])
  })
})
