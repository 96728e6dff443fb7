import type { FigureSet, FigureSets } from '@portal/api/contract/star-figures.schema'
import {
  changedFigures,
  figureName,
  figureText,
  valuesOf,
  type FigurePath,
} from '@portal/api/rules/star-figure-sets'
import type { StarFigures } from '@portal/api/rules/star-figures'

const inState = ({ sets }: FigureSets, state: FigureSet['state']): FigureSet[] =>
  sets.filter(set => set.state === state)

/** The set in force. */
export const currentSet = (all: FigureSets): FigureSet | undefined => inState(all, 'current')[0]

/** Sets that wait for their day, the nearest first. */
export const comingSets = (all: FigureSets): FigureSet[] => inState(all, 'coming').toReversed()

/** What is over, and what was dropped before it began. */
export const formerSets = (all: FigureSets): FigureSet[] => [
  ...inState(all, 'past'),
  ...inState(all, 'dropped'),
]

/** The set that held or holds until a day; the one in force where no day is chosen yet. */
export const setBefore = (all: FigureSets, day: string): FigureSet | undefined =>
  day === ''
    ? currentSet(all)
    : all.sets.find(
        ({ state, effective_from }) =>
          state !== 'dropped' && (effective_from === null || effective_from < day),
      )

export interface FigureChange {
  path: FigurePath
  name: string
  before: string
  after: string
}

/** What one set changes of another, in words. */
export function changesOf(before: StarFigures, after: StarFigures): FigureChange[] {
  const [old, next] = [valuesOf(before), valuesOf(after)]
  return changedFigures(before, after).map(path => ({
    path,
    name: figureName(path),
    before: figureText(path, old.get(path) ?? 0),
    after: figureText(path, next.get(path) ?? 0),
  }))
}

/** `2026-07-01 起`; those that the portal came with have no day. */
export const startText = ({ effective_from }: FigureSet): string =>
  effective_from === null ? '最初的标准' : `${effective_from} 起`

/** Who set it, and when. */
export const setByText = ({ by, at }: FigureSet): string =>
  at === null ? '系统自带' : `${by}于 ${at.slice(0, 16)} 设定`
