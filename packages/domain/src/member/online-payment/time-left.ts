/** `14 分 32 秒`: in words, as a clock's digits beside clock times mislead. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = `${seconds % 60} 秒`
  return minutes === 0 ? rest : `${minutes} 分 ${rest}`
}
