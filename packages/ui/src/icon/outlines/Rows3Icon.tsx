import { Icon, type IconProps } from '../Icon.tsx'

export function Rows3Icon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect width="18" height="18" x="3" y="3" rx="2" />
      <path d="M21 9H3" />
      <path d="M21 15H3" />
    </Icon>
  )
}
