interface GridLine {
  y: number
  label: string
  /** The zero line is drawn stronger. */
  zero: boolean
}

export interface ValueGridProps {
  lines: readonly GridLine[]
  left: number
  right: number
}

/** Horizontal lines with their numbers at the left. */
export function ValueGrid({ lines, left, right }: ValueGridProps) {
  return lines.map(({ y, label, zero }) => (
    <g key={label}>
      <line
        x1={left}
        x2={right}
        y1={y}
        y2={y}
        data-grid={zero ? undefined : true}
        data-axis={zero || undefined}
      />
      <text x={left - 8} y={y} dy="0.35em" textAnchor="end">
        {label}
      </text>
    </g>
  ))
}

export interface CategoryLabelsProps {
  names: readonly string[]
  x: (index: number) => number
  y: number
  /** Px between two neighbours. */
  step: number
}

/** Widest text in px that such a label may need: Chinese characters are square, the rest about half of it. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e80 ? 12 : 7), 0)

const cut = (name: string, room: number): string => {
  if (textWidth(name) <= room) return name
  const kept = Array.from(name).filter(
    (_, index, all) => textWidth(all.slice(0, index + 1).join('')) <= room - 12,
  )
  return `${kept.join('')}…`
}

/** Names under the drawing; where they do not fit, only every second, third … one shows, and long ones are cut (the table has them whole). */
export function CategoryLabels({ names, x, y, step }: CategoryLabelsProps) {
  const widest = Math.min(72, Math.max(1, ...names.map(textWidth)))
  const every = Math.max(1, Math.ceil((widest + 8) / Math.max(1, step)))
  return names.map((name, index) =>
    (names.length - 1 - index) % every === 0 ? (
      <text key={name} x={x(index)} y={y} textAnchor="middle">
        {cut(name, Math.max(every * step - 6, 24))}
      </text>
    ) : null,
  )
}

export interface RowLabelProps {
  name: string
  x: number
  y: number
  room: number
}

/** A name left of a horizontal bar. */
export function RowLabel({ name, x, y, room }: RowLabelProps) {
  return (
    <text x={x} y={y} dy="0.35em" textAnchor="end">
      {cut(name, room)}
    </text>
  )
}
