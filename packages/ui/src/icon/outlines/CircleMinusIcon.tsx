import { Icon, type IconProps } from '../Icon.tsx'

export function CircleMinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M8 12h8" />
    </Icon>
  )
}
