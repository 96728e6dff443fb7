import { defaultPageSettings } from '@portal/api/rules/page-settings'
import { expect, it } from 'vitest'
import { serviceCentreFor, withToken } from './service-centre.ts'

it.each([
  ['portal.nefma.example', 'https://service.nefma.example/'],
  ['portal-test.nefma.example', 'https://service-test.nefma.example/'],
  ['test.localhost', 'https://service-test.nefma.example/'],
])('opened from %s leads to %s', (hostname, address) =>
  expect(serviceCentreFor(hostname, defaultPageSettings)).toBe(address),
)

it('puts the ticket into the parameter token', () =>
  expect(withToken('https://service.nefma.example/', 'a b&c')).toBe(
    'https://service.nefma.example/?token=a+b%26c',
  ))
