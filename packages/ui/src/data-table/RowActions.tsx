import { IconButton } from '../icon-button/index.ts'
import { EllipsisIcon } from '../icon/index.ts'
import { MenuButton, type MenuEntry } from '../menu/index.ts'
import * as S from './TableCells.styles.ts'

export interface RowAction extends MenuEntry {
  /**
   * Stands in the row as an icon button; needs an icon. The others are in the menu.
   * @default false
   */
  inline?: boolean | undefined
}

interface RowActionsProps {
  /** Name of the row, read after each action. */
  name: string
  actions: readonly RowAction[]
  tabIndex: 0 | -1 | undefined
}

/** What can be done with one row: a few as icons, the rest in a menu. */
export function RowActions({ name, actions, tabIndex }: RowActionsProps) {
  const others = actions.filter(action => !action.inline || !action.icon)
  return (
    <S.Actions>
      {actions.map(({ id, label, icon, inline, disabled, onPress }) =>
        inline && icon ? (
          <IconButton
            key={id}
            size="s"
            icon={icon}
            label={`${label} ${name}`}
            title={label}
            tabIndex={tabIndex}
            disabled={disabled}
            onClick={onPress}
          />
        ) : null,
      )}
      {others.length > 0 ? (
        <MenuButton label={`更多操作 ${name}`} items={others}>
          <IconButton
            size="s"
            icon={EllipsisIcon}
            label={`更多操作 ${name}`}
            title="更多操作"
            tabIndex={tabIndex}
          />
        </MenuButton>
      ) : null}
    </S.Actions>
  )
}
