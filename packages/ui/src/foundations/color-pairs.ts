import { dark, light } from '../theme/tokens.ts'
import { contrast } from './contrast.ts'

type ColorName = keyof typeof light.color

/** Colours by what they are for. */
export const colorGroups = {
  底色: ['paper', 'surface', 'sunken', 'raised', 'cover', 'cover2', 'scrim'],
  线条: ['line', 'lineStrong', 'control'],
  文字: ['text', 'text2', 'text3', 'onCover', 'onCover2', 'linkOnCover'],
  操作: [
    'primary',
    'primaryHover',
    'primaryPress',
    'onPrimary',
    'primarySoft',
    'link',
    'focus',
    'focusOnCover',
    'seal',
    'sealHover',
    'onSeal',
  ],
  状态: [
    'success',
    'successSoft',
    'warning',
    'warningSoft',
    'info',
    'infoSoft',
    'neutral',
    'neutralSoft',
    'danger',
    'dangerSoft',
  ],
  金色与会员证: ['gold', 'goldText', 'goldSoft', 'cardGoldA', 'cardGoldB', 'onGold', 'cardInkA', 'cardInkB'],
  图表: ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'],
} as const satisfies Record<string, readonly ColorName[]>

const sheets = ['paper', 'surface', 'sunken', 'raised'] as const
const softs = ['successSoft', 'warningSoft', 'infoSoft', 'neutralSoft', 'dangerSoft', 'primarySoft'] as const

interface Use {
  role: ColorName
  grounds: readonly ColorName[]
  /** Text needs 4.5, icons, outlines and marks 3 (WCAG 2.2 AA). */
  as: 'text' | 'mark'
}

/** What stands on what (VISUAL.md §6); a colour used on another ground gets its row here first. */
const uses: readonly Use[] = [
  { role: 'text', grounds: [...sheets, ...softs], as: 'text' },
  { role: 'text2', grounds: [...sheets, ...softs], as: 'text' },
  { role: 'text3', grounds: [...sheets, 'primarySoft', 'warningSoft'], as: 'text' },
  { role: 'onCover', grounds: ['cover', 'cover2', 'cardInkA', 'cardInkB'], as: 'text' },
  { role: 'onCover2', grounds: ['cover', 'cover2', 'cardInkA', 'cardInkB'], as: 'text' },
  { role: 'linkOnCover', grounds: ['cover'], as: 'text' },
  { role: 'link', grounds: [...sheets, 'primarySoft', 'warningSoft'], as: 'text' },
  { role: 'onPrimary', grounds: ['primary', 'primaryHover', 'primaryPress'], as: 'text' },
  { role: 'onSeal', grounds: ['seal', 'sealHover'], as: 'text' },
  { role: 'danger', grounds: [...sheets, 'dangerSoft', 'primarySoft'], as: 'text' },
  { role: 'success', grounds: [...sheets, 'successSoft'], as: 'text' },
  { role: 'warning', grounds: [...sheets, 'warningSoft'], as: 'text' },
  { role: 'info', grounds: [...sheets, 'infoSoft'], as: 'text' },
  { role: 'neutral', grounds: [...sheets, 'neutralSoft'], as: 'text' },
  { role: 'goldText', grounds: [...sheets, 'goldSoft'], as: 'text' },
  { role: 'onGold', grounds: ['cardGoldA', 'cardGoldB'], as: 'text' },
  { role: 'control', grounds: [...sheets, 'primarySoft'], as: 'mark' },
  { role: 'primary', grounds: sheets, as: 'mark' },
  { role: 'focus', grounds: sheets, as: 'mark' },
  { role: 'focusOnCover', grounds: ['cover', 'cover2'], as: 'mark' },
  { role: 'seal', grounds: sheets, as: 'mark' },
  { role: 'gold', grounds: sheets, as: 'mark' },
  { role: 'success', grounds: ['primarySoft'], as: 'mark' },
  { role: 'warning', grounds: ['primarySoft'], as: 'mark' },
  { role: 'neutral', grounds: ['primarySoft'], as: 'mark' },
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const).map((role): Use => ({
    role,
    grounds: ['surface', 'paper'],
    as: 'mark',
  })),
]

export const least = { text: 4.5, mark: 3 } as const satisfies Record<Use['as'], number>

export const themes = { light: light.color, dark: dark.color } as const
export type ThemeName = keyof typeof themes

export interface Pair {
  role: ColorName
  ground: ColorName
  as: Use['as']
  figures: Record<ThemeName, number>
}

/** Every pair with its figures, computed from the tokens. */
export const pairs: readonly Pair[] = uses.flatMap(({ role, grounds, as }) =>
  grounds.map(ground => ({
    role,
    ground,
    as,
    figures: {
      light: contrast(light.color[role], light.color[ground]),
      dark: contrast(dark.color[role], dark.color[ground]),
    },
  })),
)
