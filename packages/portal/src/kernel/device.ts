/** The first that fits is meant: browsers name those they descend from as well. */
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const
const browsers = [
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const first = (words: readonly (readonly [RegExp, string])[], text: string) =>
  words.find(([pattern]) => pattern.test(text))?.[1]

/** What a person calls the device behind a `User-Agent`: `Windows · Chrome`. The rest of it is kept nowhere. */
export const deviceOf = (userAgent = ''): string =>
  [first(systems, userAgent), first(browsers, userAgent)].filter(Boolean).join(' · ')
