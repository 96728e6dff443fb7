import type { ComponentType, ReactElement } from 'react'
import { MenuTrigger, Pressable } from 'react-aria-components'
import type { IconProps } from '../icon/index.ts'
import * as S from './Menu.styles.ts'

export interface MenuEntry {
  id: string
  label: string
  icon?: ComponentType<IconProps> | undefined
  /** Makes it a link. */
  href?: string | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  /** @default 'plain' */
  tone?: 'plain' | 'danger' | undefined
}

export interface MenuButtonProps {
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuEntry[]
  /** The button that opens it: a `Button`, an `IconButton` or any native button. */
  children: ReactElement<Record<string, unknown>, string>
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
}

/** A button with a dropdown menu, 208 px wide. */
export function MenuButton({ label, items, children, placement = 'bottom end' }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Pressable>{children}</Pressable>
      <S.Pop placement={placement} offset={6}>
        <S.Root aria-label={label}>
          {items.map(({ id, label: text, icon: Glyph, href, onPress, disabled, tone }) => (
            <S.Item
              key={id}
              id={id}
              textValue={text}
              href={href}
              onAction={onPress}
              isDisabled={disabled ?? false}
              data-tone={tone}
            >
              {Glyph ? <Glyph size={20} /> : null}
              {text}
            </S.Item>
          ))}
        </S.Root>
      </S.Pop>
    </MenuTrigger>
  )
}
