import {
  figureDayNames,
  figureDays,
  figureText,
  starNeedNames,
  starNeeds,
  valuesOf,
  type FigurePath,
  type FigureValues,
  type StarNeed,
} from '@portal/api/rules/star-figure-sets'
import { criteria, criterionNames, type StarFigures } from '@portal/api/rules/star-figures'
import { starLevels, starName, type StarLevel } from '@portal/api/rules/star'
import * as S from './TalentFigures.styles.ts'

export interface FigureTablesProps {
  figures: StarFigures
  /** What holds next: a figure that it changes is marked. */
  next?: StarFigures | undefined
}

interface LevelRow {
  label: string
  /** What its fields ask for. */
  note: string
  pathOf: (star: StarLevel) => FigurePath
}

const needNotes = {
  work_years: '年以上，与资料里的年限档次一致',
  credentials: '至少几条，0 为不要求',
  profits: '至少几条，0 为不要求',
  papers: '至少几条，0 为不要求',
} as const satisfies Record<StarNeed, string>

/** Rows of the table of levels, in the order in which an applicant meets them. */
export const levelRows: readonly LevelRow[] = [
  ...starNeedNames.map((need): LevelRow => {
    return { label: starNeeds[need].label, note: needNotes[need], pathOf: star => `needs.${star}.${need}` }
  }),
  { label: '要求分数', note: '加权合计，逐级提高', pathOf: star => `required.${star}` },
  { label: '评价费', note: '元，不低于下一级', pathOf: star => `fee_fen.${star}` },
]

interface FigureProps {
  path: FigurePath
  values: FigureValues
  next: FigureValues | undefined
}

/** One figure, and what it will be. */
function Figure({ path, values, next }: FigureProps) {
  const value = values.get(path) ?? 0
  const later = next?.get(path) ?? value
  if (later === value) return <>{figureText(path, value)}</>
  return (
    <S.Change>
      <s>{figureText(path, value)}</s> → <b>{figureText(path, later)}</b>
    </S.Change>
  )
}

/** The figures of a set as tables. Never fetches. */
export function FigureTables({ figures, next }: FigureTablesProps) {
  const shown = { values: valuesOf(figures), next: next && valuesOf(next) }
  return (
    <>
      <S.Slide tabIndex={0} aria-label="星级要求与评价费">
        <S.Table>
          <caption>星级要求与评价费</caption>
          <thead>
            <tr>
              <th scope="col">项目</th>
              {starLevels.map(star => (
                <th key={star} scope="col">
                  {starName(star)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levelRows.map(({ label, pathOf }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {starLevels.map(star => (
                  <td key={star}>
                    <Figure path={pathOf(star)} {...shown} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Slide>
      <S.Slide tabIndex={0} aria-label="评分项与权重">
        <S.Table>
          <caption>评分项与权重</caption>
          <thead>
            <tr>
              {criterionNames.map(name => (
                <th key={name} scope="col">
                  {criteria[name].label}
                </th>
              ))}
              <th scope="col">分差上限</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              {criterionNames.map(name => (
                <td key={name}>
                  <Figure path={`weights.${name}`} {...shown} />
                </td>
              ))}
              <td>
                <Figure path="spread" {...shown} />
              </td>
            </tr>
          </tbody>
        </S.Table>
      </S.Slide>
      <S.Slide tabIndex={0} aria-label="时限">
        <S.Table>
          <caption>时限</caption>
          <thead>
            <tr>
              {figureDayNames.map(name => (
                <th key={name} scope="col">
                  {figureDays[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {figureDayNames.map(name => (
                <td key={name}>
                  <Figure path={name} {...shown} />
                </td>
              ))}
            </tr>
          </tbody>
        </S.Table>
      </S.Slide>
    </>
  )
}
