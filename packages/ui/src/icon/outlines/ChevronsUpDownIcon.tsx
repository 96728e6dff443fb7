import { Icon, type IconProps } from '../Icon.tsx'

export function ChevronsUpDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7 15 5 5 5-5" />
      <path d="m7 9 5-5 5 5" />
    </Icon>
  )
}
