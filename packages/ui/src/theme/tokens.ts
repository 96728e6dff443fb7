/**
 * Design tokens of the portal. Colours come in two sets of one shape: light (all apps) and dark (staff app).
 * Every text and icon pair on every ground was checked against WCAG 2.2 AA.
 */
const lightColor = {
  paper: '#f9f7f2',
  surface: '#ffffff',
  sunken: '#f3f0e9',
  raised: '#ffffff',
  cover: '#12283f',
  cover2: '#1a3652',
  scrim: 'rgba(14,22,32,.48)',
  line: '#e6e2d9',
  lineStrong: '#d0cabd',
  control: '#8a867b',
  text: '#16202c',
  text2: '#434d5a',
  text3: '#626b77',
  onCover: '#f8f5ee',
  onCover2: '#b9c7d6',
  linkOnCover: '#bbd6f2',
  focusOnCover: '#9cc8f5',
  primary: '#1b3f66',
  primaryHover: '#143252',
  primaryPress: '#0e2540',
  onPrimary: '#ffffff',
  link: '#1d5080',
  primarySoft: '#e9eff5',
  focus: '#1f6fc0',
  seal: '#ae3427',
  sealHover: '#932a1f',
  onSeal: '#ffffff',
  danger: '#a63024',
  dangerSoft: '#fbedea',
  success: '#1d6849',
  successSoft: '#e7f1eb',
  warning: '#8f4a08',
  warningSoft: '#faefdf',
  info: '#1d5080',
  infoSoft: '#e9eff5',
  neutral: '#555f6b',
  neutralSoft: '#efece5',
  gold: '#9a7416',
  goldText: '#7a5a10',
  goldSoft: '#f8f1de',
  cardGoldA: '#ebd9a8',
  cardGoldB: '#cfaf68',
  onGold: '#33260a',
  cardInkA: '#1b3c5f',
  cardInkB: '#10263c',
  chart1: '#1b3f66',
  chart2: '#4f82b4',
  chart3: '#2f7d66',
  chart4: '#a5652f',
  chart5: '#7c838c',
}

const darkColor = {
  paper: '#0e141c',
  surface: '#161e29',
  sunken: '#111923',
  raised: '#1d2734',
  cover: '#0b1520',
  cover2: '#132233',
  scrim: 'rgba(4,8,13,.64)',
  line: '#273241',
  lineStrong: '#364456',
  control: '#6f7d8f',
  text: '#e9edf2',
  text2: '#b9c3cf',
  text3: '#93a0b0',
  onCover: '#eef1f5',
  onCover2: '#a9b7c6',
  linkOnCover: '#bbd6f2',
  focusOnCover: '#9cc8f5',
  primary: '#8cb8e6',
  primaryHover: '#a5c9ef',
  primaryPress: '#74a5d8',
  onPrimary: '#0b1826',
  link: '#8cb8e6',
  primarySoft: '#1b2e43',
  focus: '#79b4f2',
  seal: '#c64a3d',
  sealHover: '#a93b30',
  onSeal: '#ffffff',
  danger: '#f08d80',
  dangerSoft: '#36201f',
  success: '#74c79d',
  successSoft: '#15302a',
  warning: '#e9a560',
  warningSoft: '#34281a',
  info: '#8cb8e6',
  infoSoft: '#1b2e43',
  neutral: '#a7b2bf',
  neutralSoft: '#222c39',
  gold: '#d9b85c',
  goldText: '#e3c573',
  goldSoft: '#2e2817',
  cardGoldA: '#e2cd94',
  cardGoldB: '#c4a35a',
  onGold: '#2b2008',
  cardInkA: '#1b3c5f',
  cardInkB: '#10263c',
  chart1: '#8cb8e6',
  chart2: '#5588bd',
  chart3: '#5db592',
  chart4: '#d69a63',
  chart5: '#8c97a5',
} satisfies Record<keyof typeof lightColor, string>

const lightShadow = {
  low: '0 1px 2px rgba(22,32,44,.06)',
  float: '0 4px 16px rgba(22,32,44,.10), 0 1px 3px rgba(22,32,44,.08)',
  high: '0 16px 48px rgba(22,32,44,.18), 0 2px 8px rgba(22,32,44,.10)',
  card: '0 14px 30px -14px rgba(18,40,63,.38), 0 2px 6px rgba(18,40,63,.12)',
}

const darkShadow = {
  low: '0 0 0 1px #273241',
  float: '0 4px 16px rgba(0,0,0,.5), 0 0 0 1px #364456',
  high: '0 16px 48px rgba(0,0,0,.6), 0 0 0 1px #364456',
  card: '0 14px 30px -14px rgba(0,0,0,.7), 0 0 0 1px rgba(255,255,255,.05)',
} satisfies Record<keyof typeof lightShadow, string>

const family = {
  sans: '"PingFang SC","HarmonyOS Sans SC","MiSans","Hiragino Sans GB","Microsoft YaHei UI","Microsoft YaHei","Source Han Sans SC","Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif',
  serif:
    '"Songti SC","Source Han Serif SC","Noto Serif CJK SC","Noto Serif SC","STZhongsong","PingFang SC","Microsoft YaHei",serif',
}

/** CSS `font` shorthands; sizes in rem so that they follow the reader's own setting. */
const type = {
  display: '600 2.125rem/2.875rem var(--portal-family-serif)',
  h1: '600 1.75rem/2.5rem var(--portal-family-serif)',
  h1Staff: '600 1.125rem/1.625rem var(--portal-family-sans)',
  h2: '600 1.25rem/1.875rem var(--portal-family-sans)',
  h3: '600 1rem/1.5rem var(--portal-family-sans)',
  body: '400 1rem/1.75rem var(--portal-family-sans)',
  bodyS: '400 .875rem/1.375rem var(--portal-family-sans)',
  table: '400 .8125rem/1.25rem var(--portal-family-sans)',
  caption: '400 .8125rem/1.25rem var(--portal-family-sans)',
  micro: '400 .75rem/1.125rem var(--portal-family-sans)',
  figureL: '600 1.875rem/2.375rem var(--portal-family-sans)',
  figureM: '600 1.25rem/1.75rem var(--portal-family-sans)',
}

/** Letter-spacing that belongs to the two serif titles. */
const track = { display: '.02em', h1: '.01em' }

const radius = { xs: '2px', s: '4px', m: '6px', l: '10px', card: '14px', full: '999px' }

const motion = {
  instant: '80ms',
  fast: '140ms',
  base: '200ms',
  slow: '280ms',
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(.05,.7,.1,1)',
  exit: 'cubic-bezier(.3,0,.8,.15)',
}

/** Stacking order. Nothing else in the portal sets a z-index above 10. */
const z = {
  sticky: '10',
  header: '100',
  drawer: '400',
  dropdown: '600',
  dialog: '800',
  toast: '1000',
  loadingLock: '1200',
  printPreview: '20002',
  printPreviewToast: '20003',
}

/** Sizes that change with the density of the surroundings (member, staff) and with the screen. */
const memberDensity = {
  control: '44px',
  controlPad: '12px',
  fieldFont: '400 1rem/1.5rem var(--portal-family-sans)',
  labelFont: '600 .9375rem/1.5rem var(--portal-family-sans)',
  labelGap: '6px',
  messageFont: '400 .875rem/1.375rem var(--portal-family-sans)',
  bodyFont: '400 .9375rem/1.5rem var(--portal-family-sans)',
  fieldGap: '24px',
  check: '18px',
  target: '44px',
  row: '64px',
  cellX: '12px',
  gutter: '0px',
  tagHeight: '26px',
  tagFont: '600 .875rem/1.25rem var(--portal-family-sans)',
}

type Density = Record<keyof typeof memberDensity, string>

const staffDensity: Density = {
  control: '32px',
  controlPad: '10px',
  fieldFont: '400 .8125rem/1.25rem var(--portal-family-sans)',
  labelFont: '600 .8125rem/1.25rem var(--portal-family-sans)',
  labelGap: '4px',
  messageFont: '400 .8125rem/1.25rem var(--portal-family-sans)',
  bodyFont: '400 .8125rem/1.25rem var(--portal-family-sans)',
  fieldGap: '16px',
  check: '16px',
  target: '32px',
  row: '40px',
  cellX: '12px',
  gutter: '20px',
  tagHeight: '22px',
  tagFont: '600 .75rem/1.125rem var(--portal-family-sans)',
}

const memberPhoneDensity: Partial<Density> = { control: '48px' }

const staffPhoneDensity: Partial<Density> = {
  control: '44px',
  target: '44px',
  fieldFont: '400 1rem/1.5rem var(--portal-family-sans)',
  labelFont: '600 .9375rem/1.5rem var(--portal-family-sans)',
  bodyFont: '400 .9375rem/1.5rem var(--portal-family-sans)',
  gutter: '16px',
}

export const light = {
  color: lightColor,
  shadow: lightShadow,
  family,
  type,
  track,
  radius,
  motion,
  z,
  density: memberDensity,
}

export const dark = { color: darkColor, shadow: darkShadow }

export const densities = {
  staff: staffDensity,
  memberPhone: memberPhoneDensity,
  staffPhone: staffPhoneDensity,
}

/** Lower edges in px of the layouts of VISUAL.md; `container` holds widths of the content. */
export const breakpoints = { s: 390, table: 640, m: 768, l: 1024, xl: 1280, xxl: 1440 } as const

export const container = { member: '1200px', reading: '720px', form: '640px' } as const
