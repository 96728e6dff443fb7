import { expect, it } from 'vitest'
import { apart } from './apart.ts'

it('leaves labels that have room where they are', () => expect(apart([80, 10], 36)).toEqual([80, 10]))

it('pushes the lower of two near labels down', () => expect(apart([50, 40, 60], 20)).toEqual([60, 40, 80]))
